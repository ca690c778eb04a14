import type { DemoStory } from '../demo-product.ts'

export const nauryz: DemoStory = {
  slug: 'nauryz',
  motif: 'ili-tulip',
  title: { en: 'The year begins with a tulip', ru: 'Год начинается с тюльпана', kk: 'Жыл қызғалдақтан басталады' },
  summary: {
    en: 'Nauryz, seven ingredients in one pot, and the wild flowers that come a little later.',
    ru: 'Наурыз, семь продуктов в одном котле и дикие цветы, которые приходят чуть позже.',
    kk: 'Наурыз, бір қазандағы жеті дәм және сәл кейінірек келетін жабайы гүлдер.',
  },
  body: {
    en: `When day and night are equal, around 21 March, a new year begins from the Balkans to the Altai. Kazakhs call it Nauryz, Kyrgyz Nooruz, Uzbeks Navruz, Tajiks Navruz too. It is far older than most calendars that mention it, and UNESCO lists it as a shared heritage of a dozen countries.

Before it, houses are cleaned, debts are paid and quarrels closed. On the day there is nauryz-kozhe, a soup of seven things: usually water, meat, salt, fat, flour, grain and milk, though each grandmother has her own seven. Neighbours go from house to house to taste it, and it is impolite to be full. The Uzbeks and Tajiks stir sumalak all night, a dark sweet paste of sprouted wheat, and make a wish over the cauldron.

Then the steppe answers. In April the slopes along the Ili turn red and yellow for a few weeks. Kazakhstan has more than thirty species of wild tulip, and the garden tulips of Istanbul and Amsterdam have ancestors in these hills. Some grow nowhere else and many are in the Red Book, so one goes to look and comes home with empty hands and a full phone.

Our tulip has two leaves, three petals and a spark. It may be picked.`,
    ru: `Когда день равен ночи, около 21 марта, от Балкан до Алтая начинается новый год. Казахи зовут его Наурыз, кыргызы — Нооруз, узбеки и таджики — Навруз. Он много старше большинства календарей, где записан, и ЮНЕСКО числит его общим наследием дюжины стран.

Накануне убирают дом, отдают долги и заканчивают ссоры. В сам день варят наурыз-коже, похлёбку из семи продуктов: обычно это вода, мясо, соль, жир, мука, крупа и молоко, хотя у каждой бабушки семь свои. Соседи ходят пробовать из дома в дом, и быть сытым неприлично. Узбеки и таджики всю ночь мешают сумаляк, тёмную сладкую кашу из проросшей пшеницы, и загадывают над котлом желание.

А потом отвечает степь. В апреле склоны вдоль Или на несколько недель становятся красными и жёлтыми. В Казахстане больше тридцати видов диких тюльпанов, и у садовых тюльпанов Стамбула и Амстердама есть предки в этих холмах. Некоторые не растут больше нигде, многие занесены в Красную книгу, поэтому смотреть едут, а возвращаются с пустыми руками и полным телефоном.

У нашего тюльпана два листа, три лепестка и искра. Его срывать можно.`,
    kk: `Күн мен түн теңелгенде, 21 наурыз шамасында, Балқаннан Алтайға дейін жаңа жыл басталады. Қазақ оны Наурыз, қырғыз Нооруз, өзбек пен тәжік Навруз дейді. Ол өзі жазылған күнтізбелердің көбінен әлдеқайда көне, ЮНЕСКО оны он шақты елдің ортақ мұрасы деп таныған.

Мереке алдында үй тазаланады, қарыз қайтарылады, ренжіскендер татуласады. Сол күні жеті дәмнен наурыз көже пісіріледі: әдетте су, ет, тұз, май, ұн, дән және сүт, бірақ әр әженің өз жетеуі бар. Көршілер үй-үйді аралап көже ішеді, «тойып қалдым» деу әдепсіздік. Өзбек пен тәжік өнген бидайдан таң атқанша сүмелек қайнатып, қазан басында тілек айтады.

Содан кейін дала жауап береді. Сәуірде Іле бойының бөктері бірнеше апта қызыл-сары түске боялады. Қазақстанда жабайы қызғалдақтың отыздан астам түрі бар, Стамбұл мен Амстердамның бақ қызғалдақтарының арғы тегі де осы қыраттардан. Кейбірі басқа еш жерде өспейді, көбі Қызыл кітапқа енген, сондықтан жұрт көруге барады да, қолы бос, телефоны толы қайтады.

Біздің қызғалдақтың екі жапырағы, үш күлтесі және бір ұшқыны бар. Мұны жұла беруге болады.`,
  },
}
