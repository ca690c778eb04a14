import type { Language } from '#contract/languages.ts'

/** Texts that people type in the tests of mails, in their own script. A word in another script must therefore come from the shop. */
export const words = {
  en: {
    thing: 'Felt mug',
    name: 'Aigerim',
    said: 'It fits well',
    place: 'Hall',
    street: 'Street 1',
    bank: 'Bank transfer',
    until: 'November',
  },
  ru: {
    thing: 'Кружка из войлока',
    name: 'Айгерим',
    said: 'Хорошо сидит',
    place: 'Зал',
    street: 'Улица, 1',
    bank: 'Перевод',
    until: 'Ноябрь',
  },
  kk: {
    thing: 'Киіз саптыаяқ',
    name: 'Әйгерім',
    said: 'Жақсы отырады',
    place: 'Сарай',
    street: 'Көше, 1',
    bank: 'Аударым',
    until: 'Қараша',
  },
  ms: {
    thing: 'Kole felt',
    name: 'Aigerim',
    said: 'Padan dengan saya',
    place: 'Dewan',
    street: 'Jalan 1',
    bank: 'Pindahan bank',
    until: 'November',
  },
} as const satisfies Record<Language, object>
