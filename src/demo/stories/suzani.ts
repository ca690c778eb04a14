import type { DemoStory } from '../demo-product.ts'

export const suzani: DemoStory = {
  slug: 'suzani',
  motif: 'suzani',
  title: { en: 'A garden sewn for a daughter', ru: 'Сад, вышитый для дочери', kk: 'Қызға арнап кестеленген бақ' },
  summary: {
    en: 'Suzani were begun by a mother, finished by a family and hung where the bride could see them.',
    ru: 'Сюзане начинала мать, заканчивала вся семья, а вешали его там, где видит невеста.',
    kk: 'Сюзанені анасы бастаған, бүкіл әулет бітірген, келін көретін жерге ілген.',
  },
  body: {
    en: `The name comes from the Persian word for needle. A suzani is a large embroidered cloth, made by Uzbek and Tajik women in Bukhara, Nurata, Samarkand, Shahrisabz and the towns between, to cover a wall, a bed or a pile of quilts. It belonged to the dowry, and a girl’s mother began it years ahead.

First came the kalamkash, a woman with a steady hand who drew the whole design on the cloth with a pen. The cloth was made of narrow strips, loosely joined, and these were then taken apart again, so that sisters, aunts and neighbours could each embroider one at home. When the strips were sewn together for good, the halves of a flower did not always meet, and two people’s reds were not always the same. No one minded; that is how you know a real one.

The round blossoms are flowers and suns at once. Pomegranates stand for a full house, peppers and knives keep off the evil eye, and a small bird or teapot may hide among the leaves because a child asked for it.

It is often said that somewhere a leaf was left unfinished, so that the work, and the marriage, should go on.

We print our suzani sun leaf by leaf, and look for the gap each time.`,
    ru: `Название происходит от персидского слова «игла». Сюзане — большое вышитое полотно, которое узбекские и таджикские женщины Бухары, Нураты, Самарканда, Шахрисабза и окрестных городов делали, чтобы закрыть стену, постель или стопку одеял. Оно входило в приданое, и мать начинала его за годы до свадьбы.

Первой приходила каламкаш — женщина с твёрдой рукой, которая пером наносила на ткань весь рисунок. Полотно сшивали из узких полос на живую нитку, а потом снова распускали, чтобы сёстры, тётушки и соседки вышивали каждая свою у себя дома. Когда полосы соединяли окончательно, половинки цветка не всегда сходились, и красный у двух мастериц не всегда был одинаков. Никто не огорчался: по этому и узнают настоящее.

Круглые розетки — и цветы, и солнца сразу. Гранат желает полного дома, перец и нож отводят дурной глаз, а птичка или чайник могут прятаться в листве просто потому, что попросил ребёнок.

Часто говорят, что где-нибудь один листок оставляли недошитым, чтобы и работа, и семейная жизнь продолжались.

Мы печатаем наше солнце сюзане листок за листком и каждый раз ищем тот самый пропуск.`,
    kk: `Атауы парсының «ине» деген сөзінен шыққан. Сюзане — Бұхара, Нұрата, Самарқан, Шахрисабз және олардың маңындағы қалаларда өзбек пен тәжік әйелдері қабырғаны, төсекті немесе жиылған көрпені жабу үшін кестелеген үлкен мата. Ол қыздың жасауына кірген, анасы оны тойдан бірнеше жыл бұрын бастаған.

Әуелі каламкаш келетін: қолы қалтырамайтын бұл әйел бүкіл суретті матаға қаламмен салып шығатын. Мата жіңішке жолақтардан уақытша көктеліп, кейін қайта сөгілетін, сонда апа-сіңлілері, жеңгелері мен көршілері әрқайсысы өз үйінде бір-бір жолақтан кестелейтін. Жолақтар біржола тігілгенде, гүлдің екі жартысы кейде түйіспей қалатын, екі шебердің қызылы да әрдайым бірдей бола бермейтін. Оған ешкім ренжімейтін: нағыз сюзане содан танылады.

Дөңгелек өрнегі — әрі гүл, әрі күн. Анар үйге молшылық тілейді, бұрыш пен пышақ тіл-көзден сақтайды, ал жапырақ арасындағы құс не шәйнек бала сұрағандықтан ғана жасырынып тұруы мүмкін.

Жұмыс та, ерлі-зайыптының өмірі де жалғаса берсін деп, бір жапырақты бітпеген күйі қалдырған деседі.

Біз сюзане күнін жапырақтап басамыз да, әр жолы сол бос қалған жерді іздейміз.`,
  },
}
