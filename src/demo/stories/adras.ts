import type { DemoStory } from '../demo-product.ts'

export const adras: DemoStory = {
  slug: 'adras',
  motif: 'adras',
  title: { en: 'Tying a cloud', ru: 'Завязать облако', kk: 'Бұлтты түю' },
  summary: {
    en: 'In Margilan and Khujand the pattern is dyed before there is any cloth.',
    ru: 'В Маргилане и Худжанде узор красят прежде, чем появится ткань.',
    kk: 'Марғылан мен Худжандта өрнек матадан бұрын боялады.',
  },
  body: {
    en: `Most cloth is woven first and decorated afterwards. Adras goes the other way round. The threads of the warp are stretched, a master marks the design on them with charcoal, and bundle after bundle is tied tightly and dipped: yellow, then red, then blue. Where the binding was, the dye does not reach. Only when the last colour is dry does the weaving begin.

The threads never line up quite perfectly, and so every edge in the pattern has a tremble. The old word for the craft is abrbandi, “tying clouds”; elsewhere in the world it is known as ikat, a word from the Malay archipelago, where the same idea was found independently or brought by trade.

Adras has a silk warp and a cotton weft. It shines like silk, keeps its shape like cotton and was worn by those for whom all-silk atlas was too much. In the nineteenth century robes of it were given as honours from Bukhara to Kokand.

Uzbek and Tajik masters still weave it in Margilan, Namangan and Khujand. In 2017 the Margilan crafts centre, which teaches the old methods of atlas and adras, entered UNESCO’s register of good safeguarding practices.

Our mug borrows one motif, a lozenge in a lozenge in a lozenge, and leaves the edges trembling on purpose.`,
    ru: `Обычно ткань сначала ткут, а потом украшают. С адрасом всё наоборот. Нити основы натягивают, мастер намечает на них узор углём, и пучок за пучком туго перевязывают и опускают в краску: жёлтую, потом красную, потом синюю. Под перевязкой краска не берётся. И лишь когда высохнет последний цвет, начинают ткать.

Нити никогда не ложатся совсем точно, поэтому каждый край узора чуть дрожит. Старое название ремесла — абрбанди, «вязание облаков». В мире его знают как икат: слово это с Малайского архипелага, где к тому же приёму пришли сами или узнали его от купцов.

У адраса шёлковая основа и хлопковый уток. Он блестит, как шёлк, держит форму, как хлопок, и его носили те, кому чисто шёлковый атлас был слишком дорог. В девятнадцатом веке халатами из адраса жаловали от Бухары до Коканда.

Узбекские и таджикские мастера и сегодня ткут его в Маргилане, Намангане и Худжанде. В 2017 году маргиланский центр ремёсел, где учат старым способам изготовления атласа и адраса, вошёл в реестр лучших практик сохранения наследия ЮНЕСКО.

Наша кружка взяла один мотив — ромб в ромбе в ромбе — и нарочно оставила края дрожащими.`,
    kk: `Әдетте мата алдымен тоқылады, содан кейін әшекейленеді. Адраста бәрі керісінше. Еріс жіптері керіледі, шебер көмірмен өрнек түсіреді, содан соң жіп шоғырлары бірінен соң бірі қатты буылып, бояуға малынады: әуелі сарыға, сосын қызылға, сосын көкке. Буылған жерге бояу сіңбейді. Соңғы түсі кепкенде ғана тоқу басталады.

Жіптер ешқашан дәлме-дәл түспейді, сондықтан өрнектің әр шеті сәл дірілдеп тұрады. Бұл өнердің ескі аты — абрбанди, яғни «бұлт түю». Әлемде ол икат деп аталады. Бұл — Малай архипелагының сөзі, ондағы ел осы тәсілді өзі тапқан не саудагерлерден үйренген.

Адрастың ерісі жібек, арқауы мақта. Ол жібектей жылтырайды, мақтадай пішінін сақтайды, таза жібек атласқа қолы жетпегендер осыны киген. Он тоғызыншы ғасырда Бұхарадан Қоқанға дейін адрас шапанды сый етіп жапқан.

Өзбек пен тәжік шеберлері оны Марғыланда, Наманганда, Худжандта бүгін де тоқиды. 2017 жылы атлас пен адрастың ескі тәсілін үйрететін Марғылан қолөнер орталығы ЮНЕСКО-ның мұраны сақтаудың үздік тәжірибелері тізіліміне енді.

Біздің кружка бір ғана өрнекті — ромбының ішінде ромб, оның ішінде тағы ромб — алды да, шетін әдейі дірілдетіп қалдырды.`,
  },
}
