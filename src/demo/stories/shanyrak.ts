import type { DemoStory } from '../demo-product.ts'

export const shanyrak: DemoStory = {
  slug: 'shanyrak',
  motif: 'shanyrak',
  title: { en: 'The window you look up at', ru: 'Окно, в которое смотрят снизу', kk: 'Төбедегі терезе' },
  summary: {
    en: 'The crown of the yurt is its chimney, its clock and its family name.',
    ru: 'Венец юрты — это её дымоход, её часы и имя семьи.',
    kk: 'Шаңырақ — киіз үйдің мұржасы, сағаты және әулеттің аты.',
  },
  body: {
    en: `Lie on your back in a yurt and you see it first: a wooden circle with crossed, slightly bowed bars, and the sky in it. Kazakhs call it shanyrak, the Kyrgyz tunduk. Everything else in the house leans on it. The roof poles are set into its rim, the poles stand on the lattice walls, and the weight of the ring holds them all in place without a nail.

It lets the smoke out and the light in. A patch of sun moves across the floor, and people used to tell the hour by what it touched: the bedding, the hearth, the door.

Felt wears out and lattices break, but the crown is kept. It passed from father to son, darkened by the smoke of many winters, and so the word came to mean more than wood. “A new shanyrak has been raised” is how Kazakhs speak of a new family, and a wish for a couple is that their shanyrak may stand high.

Today it sits in the middle of Kazakhstan’s emblem, and the tunduk in the sun of Kyrgyzstan’s flag. In 2014 UNESCO added the skill of making Kyrgyz and Kazakh yurts to its list of humanity’s living heritage.

It is a modest thing, for a symbol: a window, in the only place where nobody can close it with a wall.`,
    ru: `Лягте в юрте на спину — и первым увидите его: деревянный круг с перекрещенными, чуть выгнутыми планками, а в нём небо. Казахи зовут его шаныраком, кыргызы — тундуком. На нём держится весь дом: купольные жерди вставлены в его обод, жерди стоят на решётчатых стенах, и тяжесть круга удерживает их без единого гвоздя.

Он выпускает дым и впускает свет. Солнечное пятно ползёт по полу, и раньше время узнавали по тому, чего оно коснулось: постели, очага, двери.

Войлок снашивается, решётки ломаются, а шанырак берегут. Он переходил от отца к сыну, тёмный от дыма многих зим, и слово стало значить больше, чем дерево. «Подняли новый шанырак», — говорят казахи о новой семье, а молодым желают, чтобы их шанырак был высоким.

Сегодня он стоит в центре герба Казахстана, а тундук — в солнце на флаге Кыргызстана. В 2014 году ЮНЕСКО включила искусство изготовления кыргызских и казахских юрт в список живого наследия человечества.

Для символа он очень скромен: просто окно — в том единственном месте, где его не загородить стеной.`,
    kk: `Киіз үйде шалқаңыздан жатсаңыз, ең алдымен соны көресіз: айқасқан, сәл иілген күлдіреуіштері бар ағаш шеңбер, оның ішінде — аспан. Қазақ оны шаңырақ, қырғыз түндүк дейді. Бүкіл үй соған сүйенеді: уықтар оның шеңберіне шаншылады, уықтар керегеге бекиді, ал шеңбердің салмағы бәрін бір шегесіз ұстап тұрады.

Ол түтінді шығарып, жарықты кіргізеді. Күннің сәулесі еденмен жылжып отырады, бұрын уақытты сол сәуленің неге түскеніне қарап білген: төсекке ме, ошаққа ма, есікке ме.

Киіз тозады, кереге сынады, ал шаңырақты сақтайды. Талай қыстың түтініне қарайған күйі ол әкеден балаға қалған, сондықтан бұл сөз ағаштан үлкен мағына алды. Жаңа отбасын қазақ «жаңа шаңырақ көтерді» дейді, ал жастарға «шаңырағың биік болсын» деп тілейді.

Бүгінде ол Қазақстан елтаңбасының ортасында, ал түндүк Қырғызстан туындағы күннің ішінде тұр. 2014 жылы ЮНЕСКО қырғыз бен қазақтың киіз үй жасау өнерін адамзаттың бейматериалдық мұрасының тізіміне қосты.

Рәміз үшін бұл тым қарапайым зат: қабырғамен ешкім бітей алмайтын жалғыз жердегі терезе ғана.`,
  },
}
