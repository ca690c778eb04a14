import type { NewContentPage } from '../content-store.ts'

export const aboutPage: NewContentPage = {
  slug: 'about',
  updatedOn: '2025-06-18',
  title: 'About us',
  summary:
    'Two cities, one road. We draw in Almaty, under the mountains, and print in Kuala Lumpur, under the rain. In between are five thousand kilometres and most of our tea.',
  sections: [
    {
      anchor: 'beginning',
      heading: 'How it began',
      body: `It began with a suitcase. One of us moved from Almaty to Kuala Lumpur with a grandmother’s felt carpet wrapped around her winter boots. Nobody needed the boots. Everybody who came for tea asked about the carpet: what is that curl, and why twice?

We drew the curl on a shirt to save ourselves the talking. It did not work. Now strangers on the train ask.`,
    },
    {
      anchor: 'drawing',
      heading: 'How we draw',
      body: `Every pattern here has a home: a felt carpet, a rock above a river, a tile, a quilt. We go and look, read what those who know have written, and ask the people who still make it. Then we draw it again, with as few lines as it can live on.

- **We name the people** whose pattern it is, and what it meant to them.
- **We leave alone** what is sacred or belongs to one family.
- **We redraw, never trace.** The old makers did not trace either.`,
    },
    {
      anchor: 'making',
      heading: 'How we make',
      body: `Shirts, bags and mugs are printed in Kuala Lumpur in small runs, so that little is left over. Somebody looks at every piece before it is packed, folds it by hand and puts in a card with the pattern’s story.

A print that came out crooked becomes a cleaning rag in the studio. We have very handsome rags.`,
    },
    {
      anchor: 'name',
      heading: 'Why a winged horse',
      body: `A tulpar is the winged horse of the steppe’s epics. It looks quite ordinary while it stands still. We liked that in a horse, and we like it in a T-shirt. [Come and see us](/contact), or meet us [on the road](/events).`,
    },
  ],
  texts: {
    ru: {
      title: 'О нас',
      summary:
        'Два города, одна дорога. Рисуем в Алматы, под горами, печатаем в Куала-Лумпуре, под дождём. Между ними пять тысяч километров и бо́льшая часть нашего чая.',
      sections: [
        {
          anchor: 'beginning',
          heading: 'С чего началось',
          body: `Началось с чемодана. Один из нас переехал из Алматы в Куала-Лумпур с бабушкиным войлочным ковром, в который были завёрнуты зимние сапоги. Сапоги не пригодились. А про ковёр спрашивал каждый, кто заходил на чай: что это за завиток и почему их два?

Мы нарисовали завиток на футболке, чтобы не рассказывать всякий раз заново. Не помогло: теперь спрашивают незнакомцы в электричке.`,
        },
        {
          anchor: 'drawing',
          heading: 'Как мы рисуем',
          body: `У каждого узора здесь есть дом: войлочный ковёр, скала над рекой, изразец, покрывало. Мы едем и смотрим, читаем знающих людей, спрашиваем тех, кто до сих пор это делает. А потом рисуем заново, оставляя столько линий, сколько нужно узору, чтобы жить.

- **Называем народ**, чей это узор, и что он для него значил.
- **Не трогаем** священное и то, что принадлежит одной семье.
- **Рисуем заново, а не сводим.** Старые мастера тоже не сводили.`,
        },
        {
          anchor: 'making',
          heading: 'Как мы делаем',
          body: `Футболки, сумки и кружки печатаем в Куала-Лумпуре небольшими партиями, чтобы почти ничего не оставалось. Каждую вещь перед упаковкой кто-то осматривает, складывает руками и кладёт карточку с историей узора.

Отпечаток, который вышел криво, становится тряпкой в мастерской. Тряпки у нас очень красивые.`,
        },
        {
          anchor: 'name',
          heading: 'Почему крылатый конь',
          body: `Тулпар — крылатый конь степного эпоса. Пока он стоит, он кажется совсем обычным. Нам это нравится в коне, нравится и в футболке. [Заходите в гости](/contact) или ищите нас [в дороге](/events).`,
        },
      ],
    },
    kk: {
      title: 'Біз туралы',
      summary:
        'Екі қала, бір жол. Алматыда, таудың етегінде саламыз, Куала-Лумпурда, жаңбырдың астында басамыз. Арасы бес мың шақырым жол мен шайымыздың көбі.',
      sections: [
        {
          anchor: 'beginning',
          heading: 'Неден басталды',
          body: `Бәрі шабаданнан басталды. Біріміз Алматыдан Куала-Лумпурға көшкенде, қысқы етікті әженің киізіне орап ала кетті. Етіктің керегі болмады. Ал шайға келген қонақтың бәрі киізді сұрады: мына иірім не, неге екеу?

Әр жолы айтып бермес үшін иірімді футболкаға салдық. Көмектеспеді: енді пойыздағы бейтаныс жандар сұрайды.`,
        },
        {
          anchor: 'drawing',
          heading: 'Қалай саламыз',
          body: `Мұндағы әр өрнектің үйі бар: киіз, өзен үстіндегі жартас, қыш тақта, көрпе. Барып көреміз, білетін кісілердің жазғанын оқимыз, әлі күнге жасап жүргендерден сұраймыз. Сосын өрнек тірі тұратындай ғана сызық қалдырып, жаңадан саламыз.

- **Халқын атаймыз:** өрнек кімдікі, ол үшін нені білдірген.
- **Қол тигізбейміз:** қасиетті нәрсе мен бір әулеттің таңбасына.
- **Көшірмейміз, қайта саламыз.** Бұрынғы шеберлер де көшірмеген.`,
        },
        {
          anchor: 'making',
          heading: 'Қалай жасаймыз',
          body: `Футболка, сөмке, кружканы Куала-Лумпурда аз-аздан басамыз, сонда артық дүние қалмайды. Әр затты орамас бұрын біреу қарап шығып, қолмен бүктейді де, ішіне өрнектің әңгімесі жазылған қағаз салады.

Қисық шыққаны шеберханада шүберек болады. Шүберектеріміз өте әдемі.`,
        },
        {
          anchor: 'name',
          heading: 'Неге қанатты ат',
          body: `Тұлпар — дала жырларының қанатты аты. Тұрған орнында ол қарапайым ғана көрінеді. Атта бізге осы ұнайды, футболкада да. [Қонаққа келіңіз](/contact) немесе бізді [жолда](/events) кездестіріңіз.`,
        },
      ],
    },
  },
}
