import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { demoCategories, demoProducts, demoStories } from '#demo/catalogue.ts'
import { demoEvents } from '#demo/demo-events.ts'
import type { LocalizedText } from '#demo/demo-product.ts'
import { demoPaymentMethods } from '#demo/payment-methods.ts'
import { firstPages } from '#modules/content/first-pages/first-pages.ts'
import { faultsOf, findTextFaults } from './find-text-faults.ts'

function faultsIn(language: Language, message: string, { area = 'shop', key = 'text' } = {}) {
  return findTextFaults(new Map([[area, new Map([[language, new Map([[key, message]])]])]]))
}

describe('words that an editor removes from the messages', () => {
  it('names the place, the refused word and the word to use', () => {
    expect(faultsIn('en', 'We sent you a letter')).toEqual(['messages/en/shop.json: "text" says “letter”: the word is “email”'])
  })

  it.each<[Language, string, string]>([
    ['en', 'Your e-mail', 'email'],
    ['en', 'Show us the slip', 'receipt'],
    ['en', 'A keeper of the shop', 'administrator'],
    ['en', 'Choose a way to pay', 'payment method'],
    ['en', 'The fair is called off', 'cancelled'],
    ['en', 'No product fits.', 'found'],
    ['en', 'The rest was paid back', 'refunded'],
    ['ru', 'Распродано', 'нет в наличии'],
    ['ru', 'Настройки приватности', 'конфиденциальность'],
    ['ru', 'Список желаний пуст', 'избранное'],
    ['ru', 'Войти в аккаунт', 'учётная запись'],
    ['ru', 'Ждёт на мероприятии', 'событие'],
    ['ru', 'Вы суперадминистратор', 'главный администратор'],
    ['kk', 'Мүше бағасы', 'клуб бағасы'],
    ['kk', 'Енді мүшесіз', 'клуб мүшесі'],
    ['kk', 'Малайзия рингитімен', 'ринггит'],
    ['kk', 'Банк қосымшасы', 'қолданба'],
    ['kk', 'Төлем сервисі', 'қызмет'],
    ['kk', 'Құпиялық саясаты', 'құпиялылық'],
    ['kk', 'Самауырдың қасында', 'самаурын'],
    ['kk', 'Төлем чегі келді', 'түбіртек'],
    ['en', 'Put it online', 'publish'],
    ['en', '{{count}} in work', 'in progress'],
    ['ru', 'Ничего не подходит.', 'ничего не найдено'],
    ['kk', 'Батырмадағы жазу', 'түйме'],
    ['kk', 'Расталған адрес', 'мекенжай'],
    ['kk', 'Бұны қайтару мүмкін емес', 'мұны'],
    ['en', 'Figures of this week', 'analytics, key numbers'],
    ['en', 'One piece left', 'item, unit'],
    ['en', 'Send the pay link', 'payment link'],
    ['en', 'Ready for pick-up', 'collection'],
    ['en', 'It closes by itself', 'automatically'],
    ['ru', 'Включите второй шаг', 'двухэтапный вход'],
    ['ru', 'Ответим по почте', 'по эл. почте; письмом'],
    ['kk', 'Басылым жоқ', 'принт, баспа'],
    ['kk', 'Сатып алушыға хат барады', 'хат жіберіледі'],
    ['en', 'This file is not ready', 'isn’t, can’t'],
    ['en', 'There is nothing to pay', 'there’s nothing, you’re'],
    ['en', 'The partner is suspended', 'pause'],
    ['ru', 'Товар вернётся в запас', 'склад; остаток'],
    ['ru', 'За эти дни заказов не было', 'за этот период'],
    ['ru', 'Возвраты · Управление', 'Панель управления'],
    ['kk', 'Қайтарым жасалды', 'ақша қайтару; тауарды қайтару'],
    ['kk', 'Жоба сақталды', 'қаралама'],
    ['kk', 'Нобай сақталды', 'қаралама'],
    ['kk', 'Дүкен қорына қайтады', 'қойма; қалдық'],
    ['kk', 'Бұл күндері тапсырыс болмады', 'осы кезеңде'],
    ['en', 'Add the goods', 'items, products'],
    ['en', 'This page updates itself', 'automatically'],
    ['en', 'Read the answer', 'reply'],
    ['en', 'Add a picture', 'photo; image'],
    ['en', 'Choose a variation', 'option, style'],
    ['ru', 'Приложите квитанцию', 'чек'],
    ['ru', 'Заказы отменятся сами', 'автоматически'],
    ['ru', 'Выберите вариацию', 'вариант'],
    ['ru', 'Спросите помощника', 'ассистент'],
    ['kk', 'Екінші қадамды қосыңыз', 'екі сатылы кіру'],
    ['kk', 'Төлеу сілтемесі', 'төлем сілтемесі'],
    ['kk', 'Тапсырыс өздігінен жабылады', 'автоматты түрде'],
    ['kk', 'Тіркелгіні өшіру', 'тоқтату'],
    ['kk', 'Поштамен жауап береміз', 'электрондық пошта'],
    ['kk', 'Хатыңыз жолда', 'хат жіберілді'],
  ])('knows the one word of %s for what %j speaks of', (language, message, right) => {
    expect(faultsIn(language, message)).toEqual([expect.stringContaining(`the word is “${right}”`)])
  })

  it.each<[Language, string, string]>([
    ['en', 'State', 'status'],
    ['ru', 'Добавить 5 штук', 'товар, ед., шт.'],
    ['kk', 'Таңдалған тапсырыстар берілді', 'табыстау'],
  ])('knows words of %s that only the back office replaces: %j', (language, message, right) => {
    expect(faultsIn(language, message, { area: 'admin-event' })).toEqual([expect.stringContaining(`the word is “${right}”`)])
    expect(faultsIn(language, message, { area: 'checkout' })).toEqual([])
  })

  it('leaves the specification’s words unchanged', () => {
    expect(faultsIn('en', 'Passwords do not match')).toEqual([])
  })

  it('allows in a placeholder, a story and a product page words that the interface may not use', () => {
    expect(faultsIn('en', '{{pieces}} reserved')).toEqual([])
    expect(faultsOf('en', 'A tea set in five pieces')).toEqual([])
  })

  it('allows the same letters in another sense', () => {
    expect(faultsIn('en', 'At least one uppercase letter. Print packing slip')).toEqual([])
    expect(faultsIn('ru', 'Откройте письмо')).toEqual([])
    expect(faultsIn('kk', 'Сіз клуб мүшесісіз, клуб бағасы қолданылады. Самаурын')).toEqual([])
  })

  it('allows the brand’s words in headings, and refuses them in errors, checkout and mails', () => {
    expect(faultsIn('en', 'A bundle for the road', { area: 'home' })).toEqual([])
    expect(faultsIn('en', 'Your bundle is empty', { area: 'cart' })).toEqual([expect.stringContaining('“cart”')])
    expect(faultsIn('en', 'Your tulpar is on the way', { area: 'order' })).toEqual([expect.stringContaining('“cart”')])
    expect(faultsIn('en', 'Something in your bundle is gone', { area: 'errors' })).toEqual([expect.stringContaining('“cart”')])
    expect(faultsIn('ru', 'Сначала взгляните на узелок', { area: 'checkout' })).toEqual([expect.stringContaining('“корзина”')])
    expect(faultsIn('kk', 'Жүгіңізге қарап алыңыз', { area: 'checkout' })).toEqual([expect.stringContaining('“себет”')])
    expect(faultsIn('kk', 'Түбіртекті жүктеңіз', { area: 'checkout' })).toEqual([])
  })

  it('refuses a Russian form of one that forgets 21', () => {
    const faultsWith = (one: string, many: string) =>
      findTextFaults(new Map([['shop', new Map([['ru', new Map([['left_one', one], ['left_many', many]])]])]]))
    const fault = [expect.stringContaining('also used for 21')]
    expect(faultsWith('Выбрана единственная', 'Выбраны все {{count}}')).toEqual(fault)
    expect(faultsWith('Убрать её', 'Убрать их')).toEqual(fault)
    expect(faultsWith('Выбран {{count}} заказ', 'Выбрано {{count}} заказов')).toEqual([])
  })

  it('asks for no-break spaces before dashes and units, and after the currency', () => {
    const broken = [expect.stringContaining('lacks a no-break space')]
    expect(faultsIn('ru', 'Нет в сети — попробуйте ещё раз')).toEqual(broken)
    expect(faultsIn('kk', '{{size}} МБ-тан асады')).toEqual(broken)
    expect(faultsIn('ru', 'Дороже RM {{amount}}')).toEqual(broken)
    expect(faultsIn('ru', 'Нет в сети\u00a0— осталось {{count}}\u00a0ч')).toEqual([])
  })

  it('asks for a parameter where a setting is written out', () => {
    const figure = [expect.stringContaining('give it a parameter')]
    expect(faultsIn('en', '5% off the first order')).toEqual(figure)
    expect(faultsIn('ru', 'Скидка 5\u00a0%')).toEqual(figure)
    expect(faultsIn('en', 'Free over RM\u00a0150')).toEqual(figure)
    expect(faultsIn('en', 'Up to 5\u00a0MB')).toEqual(figure)
    expect(faultsIn('en', 'Over RM\u00a0150', { key: 'price.150-' })).toEqual([])
    expect(faultsIn('en', 'The link works for 24 hours, {{percent}} off')).toEqual([])
  })

  it('asks for the setting where the shop is named', () => {
    expect(faultsIn('ru', 'Студия Tulpar')).toEqual([expect.stringContaining('say {{shop}}')])
  })

  it('requires sentence case in English, except for names and the specification’s words', () => {
    expect(faultsIn('en', 'Change Your Password')).toEqual([expect.stringContaining('Your, Password')])
    expect(faultsIn('en', 'Password Reset Email Sent')).toEqual([])
    expect(faultsIn('en', 'Drawn in Kuala Lumpur. Paid by PayPal as PDF or WebP; “Sign-in” too')).toEqual([])
  })

  it('finds a letter of another alphabet that only looks right', () => {
    expect(faultsIn('ru', 'Ваш зaказ принят')).toEqual([expect.stringContaining('mixes two alphabets in “зaказ”')])
    expect(faultsIn('ru', 'Ваша қорзина')).toEqual([expect.stringContaining('letters of Kazakh in “қорзина”')])
    expect(faultsIn('en', 'Your саrt')).toEqual(expect.arrayContaining([expect.stringContaining('mixes two alphabets')]))
    expect(faultsIn('kk', 'PDF-те, {{count}}-нан астам, OpenAI-ға')).toEqual([])
  })

  it('asks for the quotation marks of the language, in pairs, and for the long dash', () => {
    expect(faultsIn('ru', 'Заказ “UND”')).toEqual([expect.stringContaining('marks of another language')])
    expect(faultsIn('en', 'The “order')).toEqual([expect.stringContaining('without its other half')])
    expect(faultsIn('kk', 'Қадамдар\u00a0– код арқылы')).toEqual([expect.stringContaining('short dash')])
    expect(faultsIn('ru', 'Футболка «Бараний рог», 8–22 декабря')).toEqual([])
  })

  it('finds typewriter quotation marks and extra spaces', () => {
    expect(faultsIn('en', "It isn't here...")).toEqual([expect.stringContaining('typewriter')])
    expect(faultsIn('ru', 'Страница "О нас"')).toEqual([expect.stringContaining('typewriter')])
    expect(faultsIn('ru', 'Было ,  стало')).toEqual([expect.stringContaining('space too many')])
    expect(faultsIn('en', 'Saving …')).toEqual([expect.stringContaining('space too many')])
  })
})

describe('the shop’s own longer texts', () => {
  const pages = firstPages.flatMap(({ texts, ...english }) => [['en', english] as const, ...Object.entries(texts)])
  const translated = [...demoCategories, ...demoProducts, ...demoStories, ...demoEvents, ...demoPaymentMethods].flatMap(translationsIn)

  it.each(['en', 'ru', 'kk'] as const)('pass an editor’s check in %s', (language) => {
    const ofPages = pages.filter(([code]) => code === language).flatMap(([, page]) => stringsIn(page))
    const texts = [...ofPages, ...translated.map((text) => text[language])]
    expect(texts.length).toBeGreaterThan(200)
    expect(texts.flatMap((text) => faultsOf(language, text).map((fault) => `${fault}: ${text.slice(0, 60)}`))).toEqual([])
  })
})

/** Collects all texts of a value that exist in the three languages. */
function translationsIn(value: unknown): LocalizedText[] {
  if (typeof value !== 'object' || value === null) return []
  return isTranslated(value) ? [value] : Object.values(value).flatMap(translationsIn)
}

function isTranslated(value: object): value is LocalizedText {
  return 'en' in value && 'ru' in value && 'kk' in value
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
