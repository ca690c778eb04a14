import type { NewContentPage } from '../content-store.ts'

export const contactPage: NewContentPage = {
  slug: 'contact',
  updatedOn: '2025-06-18',
  title: 'Contact',
  summary: 'Come in, there is tea. The studio is open to visitors at the hours below. In Almaty we draw; please make an appointment.',
  sections: [
    {
      anchor: 'kuala-lumpur',
      heading: 'The studio',
      body: `Shop counter and order collection

{{studio_address}}`,
    },
    {
      anchor: 'almaty',
      heading: 'Almaty, Kazakhstan',
      body: `Drawing studio, by appointment

110 Panfilov Street, 050000 Almaty

Second courtyard, under the apricot tree. Please write first, so that someone is in.`,
    },
  ],
  texts: {
    ru: {
      title: 'Контакты',
      summary: 'Заходите, есть чай. Студия открыта для гостей в часы, указанные ниже. В Алматы рисуют: туда по договорённости.',
      sections: [
        {
          anchor: 'kuala-lumpur',
          heading: 'Студия',
          body: `Прилавок и выдача заказов

{{studio_address}}`,
        },
        {
          anchor: 'almaty',
          heading: 'Алматы, Казахстан',
          body: `Рисовальная мастерская, по договорённости

Ул. Панфилова, 110, 050000 Алматы

Второй двор, под абрикосом. Сначала напишите, чтобы кто-то был на месте.`,
        },
      ],
    },
    kk: {
      title: 'Байланыс',
      summary: 'Кіріңіз, шай бар. Шеберхана төменде көрсетілген уақытта қонаққа ашық. Алматыда сурет салынады: алдын ала келісіп келіңіз.',
      sections: [
        {
          anchor: 'kuala-lumpur',
          heading: 'Шеберхана',
          body: `Касса және тапсырысты алып кету орны

{{studio_address}}`,
        },
        {
          anchor: 'almaty',
          heading: 'Алматы, Қазақстан',
          body: `Сурет бөлмесі, алдын ала келісіммен

Панфилов көшесі, 110, 050000 Алматы

Екінші аула, өрік ағашының түбі. Біреу орнында болуы үшін алдымен жазыңыз.`,
        },
      ],
    },
  },
}
