import type { NewContentPage } from '../content-store.ts'

export const contactPage: NewContentPage = {
  slug: 'contact',
  updatedOn: '2025-06-18',
  title: 'Come in, there is tea',
  summary: 'The studio in Kuala Lumpur is open to visitors six days a week. In Almaty we draw; please make an appointment.',
  sections: [
    {
      anchor: 'kuala-lumpur',
      heading: 'Kuala Lumpur, Malaysia',
      body: `Studio, shop counter and pick-up

52 Jalan Panggung, City Centre, 50000 Kuala Lumpur

Up the stairs next to the noodle shop. Ring the bell with the horse.`,
    },
    {
      anchor: 'almaty',
      heading: 'Almaty, Kazakhstan',
      body: `Drawing studio, by appointment

110 Panfilov Street, 050000 Almaty

Second courtyard, under the apricot tree. Please write first, so that somebody is in.`,
    },
  ],
  texts: {
    ru: {
      title: 'Заходите, есть чай',
      summary: 'Студия в Куала-Лумпуре открыта для гостей шесть дней в неделю. В Алматы рисуют: туда по договорённости.',
      sections: [
        {
          anchor: 'kuala-lumpur',
          heading: 'Куала-Лумпур, Малайзия',
          body: `Студия, прилавок и выдача заказов

52 Jalan Panggung, City Centre, 50000 Kuala Lumpur

Вверх по лестнице рядом с лапшичной. Звонок — тот, что с конём.`,
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
      title: 'Кіріңіз, шай бар',
      summary: 'Куала-Лумпурдағы шеберхана аптасына алты күн қонаққа ашық. Алматыда сурет салынады: алдын ала келісіп келіңіз.',
      sections: [
        {
          anchor: 'kuala-lumpur',
          heading: 'Куала-Лумпур, Малайзия',
          body: `Шеберхана, дүкен сөресі және тапсырысты алу орны

52 Jalan Panggung, City Centre, 50000 Kuala Lumpur

Кеспехананың жанындағы баспалдақпен жоғары. Ат салынған қоңырауды басыңыз.`,
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
