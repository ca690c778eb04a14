import type { DemoStory } from '../demo-product.ts'

export const tulpar: DemoStory = {
  slug: 'tulpar',
  motif: 'tulpar',
  title: {
    en: 'The horse nobody sees flying',
    ru: 'Конь, чьего полёта никто не видит',
    kk: 'Ұшқанын ешкім көрмеген ат',
  },
  summary: {
    en: 'A winged horse, a shaggy foal, and why our shop is named after both.',
    ru: 'Крылатый конь, лохматый жеребёнок и почему в их честь назван наш магазин.',
    kk: 'Қанатты тұлпар, жүні үрпиген құлын және дүкеніміздің аты неге солай екені.',
  },
  body: {
    en: `The tulpar is the winged horse of Turkic peoples, known from the Altai to the Volga. Kazakhs, Kyrgyz, Bashkirs and Tatars all tell of him. He carries a hero over a journey of months in days, understands speech, gives advice and sometimes complains.

The epics have their favourites. Tayburyl carries Koblandy, Bayshubar carries Alpamys, and the poem often spends more lines on the gallop than on the battle. It begins with a leap over hills, goes on over lakes, and in the end the hooves no longer touch the ground, and the listener has hardly noticed where running turned into flight.

Some say the tulpar’s wings cannot be seen by people: he opens them only at night, in motion, when nobody is looking. Others tell that he is born as a poor, shaggy foal which only a good judge of horses would pick from the herd. Both stories teach the same thing. What carries you may look quite ordinary while it stands still.

Two winged horses hold up the shanyrak on the emblem of Kazakhstan.

We named a shop after him because everything here is made to travel. When we write that your tulpar is on the way, we mean a parcel. But we like to think it does not touch the ground much.`,
    ru: `Тулпар — крылатый конь тюркских народов, известный от Алтая до Волги. О нём рассказывают казахи и кыргызы, башкиры и татары. Он за дни проносит героя там, где другой скачет месяцы, понимает речь, даёт советы, а иногда и ворчит.

У эпоса есть свои любимцы. Тайбурыл несёт Кобланды, Байшубар — Алпамыса, и скачке нередко отдано больше строк, чем битве. Сперва конь перемахивает через холмы, потом через озёра, под конец копыта уже не касаются земли, и слушатель не успевает заметить, где бег стал полётом.

Одни говорят, что крыльев тулпара людям не увидеть: он раскрывает их только ночью, на скаку, когда никто не смотрит. Другие — что рождается он невзрачным лохматым жеребёнком, которого выберет из табуна лишь настоящий знаток. Оба рассказа об одном: то, что тебя несёт, может выглядеть совсем обычным, пока стоит на месте.

Два крылатых коня держат шанырак на гербе Казахстана.

Мы назвали магазин в его честь, потому что всё здесь сделано для дороги. Когда мы пишем, что ваш тулпар уже в пути, речь о посылке. Но нам приятно думать, что земли она почти не касается.`,
    kk: `Тұлпар — Алтайдан Еділге дейін белгілі, түркі халықтарының қанатты аты. Ол туралы қазақ та, қырғыз да, башқұрт пен татар да айтады. Айшылық жерді алты-ақ аттайды, адамның тілін біледі, ақыл қосады, кейде ренжіп те қояды.

Жырдың өз сүйіктілері бар. Тайбурыл — Қобыландының, Байшұбар — Алпамыстың аты, ал жыраулар шайқастан гөрі шабысқа көбірек сөз арнайды. Әуелі ат қырдан қарғиды, сосын көлден аттайды, соңында тұяғы жерге тимейді, шабыстың қай тұста ұшуға айналғанын тыңдаушы аңғармай да қалады.

Біреулер тұлпардың қанаты адам көзіне көрінбейді дейді: оны тек түнде, шауып бара жатып, ешкім қарамағанда жаяды екен. Енді біреулер тұлпар жүні үрпиген көріксіз құлын болып туады, оны үйірден нағыз сыншы ғана таниды дейді. Екі әңгіменің айтары бір: сені алып жүретін нәрсе тұрған орнында қарапайым ғана көрінуі мүмкін.

Қазақстан елтаңбасындағы шаңырақты қанатты қос тұлпар қолдап тұр.

Дүкенді соның атымен атадық, өйткені мұндағының бәрі жолға арналған. «Тұлпарыңыз жолға шықты» деп жазсақ, ол — сәлемдеме. Сонда да тұяғы жерге көп тимейді деп ойлағанды ұнатамыз.`,
  },
}
