import { expect, it } from 'vitest'
import { officeLanguages } from '#contract/languages.ts'
import { createAreaTranslator } from '#contract/messages/translator.ts'
import { stepPhoto } from '#contract/uploads.ts'
import enErrors from '../../../../../messages/en/errors.json' with { type: 'json' }
import kkErrors from '../../../../../messages/kk/errors.json' with { type: 'json' }
import ruErrors from '../../../../../messages/ru/errors.json' with { type: 'json' }
import en from '../../../../../messages/en/admin.json' with { type: 'json' }
import kk from '../../../../../messages/kk/admin.json' with { type: 'json' }
import ru from '../../../../../messages/ru/admin.json' with { type: 'json' }
import { findImageProblem } from './find-image-problem.ts'

const errors = { en: enErrors, ru: ruErrors, kk: kkErrors }
const limits = { kinds: stepPhoto.kinds, mostBytes: 10_000_000 }

it.each(officeLanguages)('refuses what the server refuses, in its sentence, which advises iPhone owners: %s', (language) => {
  const t = createAreaTranslator<'admin'>(language, { en, ru, kk }[language])
  for (const type of ['image/heic', 'image/heif', 'application/pdf', '']) {
    const problem = findImageProblem(t, { type, size: 1000 }, limits)
    expect(problem).toBe(errors[language].errors.picture_type_refused)
    expect(problem).toContain('iPhone')
  }
  for (const type of stepPhoto.kinds) expect(findImageProblem(t, { type, size: 1000 }, limits)).toBeUndefined()
  expect(findImageProblem(t, { type: 'image/png', size: 10_000_001 }, limits)).toMatch(/10/)
})
