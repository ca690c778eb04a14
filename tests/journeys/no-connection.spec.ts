import { expect, openPage, test } from './support/journey.ts'
import { translatorIn } from './support/translator.ts'

test.use({ tolerated: /ERR_INTERNET_DISCONNECTED|Failed to fetch|error occurred when fetching the script/ })

for (const language of ['en', 'ru'] as const)
  test(`every form says the same without a connection, and keeps what was typed: ${language}`, async ({ page, context }) => {
    const t = translatorIn(language)
    const start = language === 'en' ? '' : `/${language}`
    const main = page.getByRole('main')
    const field = (name: string) => main.getByRole('textbox', { name, exact: true })
    const press = (name: string) => main.getByRole('button', { name, exact: true }).click()
    const unreached = page.getByText(t('shell:unreached'))
    const forms = {
      '/login': async () => {
        await field(t('auth:login.email')).fill('aigerim@example.com')
        await main.getByLabel(t('auth:login.password'), { exact: true }).fill('felt-and-wool-7!')
        await press(t('auth:login.submit'))
      },
      '/track-order': async () => {
        await field(t('track:number')).fill('UND-12345')
        await field(t('track:email')).fill('aigerim@example.com')
        await press(t('track:submit'))
      },
      '/contact': async () => {
        await field(t('contact:form.name')).fill('Aigerim')
        await field(t('contact:form.email')).fill('aigerim@example.com')
        await field(t('contact:form.subject')).fill('Mugs')
        await field(t('contact:form.message')).fill('When will the mugs be back?')
        await press(t('contact:form.submit'))
      },
    }
    for (const [path, fillAndSend] of Object.entries(forms)) {
      await openPage(page, start + path)
      await context.setOffline(true)
      await fillAndSend()
      await expect(unreached, path).toBeVisible()
      await expect(main.getByRole('textbox').filter({ visible: true }).first(), path).not.toHaveValue('')
      await context.setOffline(false)
    }
    const letters = page.getByRole('contentinfo')
    await letters.getByRole('textbox', { name: t('shell:newsletter.label') }).fill('aigerim@example.com')
    await context.setOffline(true)
    await letters.getByRole('button', { name: t('shell:newsletter.submit') }).click()
    const toast = page.getByRole('alert').filter({ hasText: t('shell:newsletter.failed') })
    await expect(toast).toContainText(t('shell:unreached'))
    await context.setOffline(false)
  })
