import type { DemoStory } from '../demo-product.ts'

export const koshkarMuiz: DemoStory = {
  slug: 'koshkar-muiz',
  motif: 'koshkar-muiz',
  title: { en: 'A ram’s horn is a wish', ru: 'Бараний рог — это пожелание', kk: 'Қошқар мүйіз — тілек' },
  summary: {
    en: 'Two curls on one stem: how the steppe says “may you have plenty” without a word.',
    ru: 'Два завитка на одном стебле: так степь без слов желает достатка.',
    kk: 'Бір сабақтағы екі иірім: даланың сөзсіз айтқан «молшылық болсын» тілегі.',
  },
  body: {
    en: `Take a stem, let it rise, and let it open into two curls that turn inward. That is koshkar-muiz, the ram’s horn, the best known of all Kazakh ornaments and a close cousin of the Kyrgyz kochkor muyuz. You meet it on felt carpets, on chests, on saddle cloths and on silver clasps.

For a people who lived from their flocks, the ram was wealth on four legs. So the horn became a wish: may your animals multiply, may your house want for nothing. It was put first of all on the things given to a daughter when she left home.

The craft is as thrifty as the wish is generous. Two layers of felt in different colours are cut with one knife along one line; then the pieces change places. Nothing is thrown away: the figure of the first carpet is the ground of the second. This is why horn patterns look equally right in both colours, and why you can never say for certain which of the two is the background.

The ornament has a large family. A single curl, a broken horn, a horn with an extra shoot, horns set crosswise round a knot: each has its own name, and the names change from valley to valley.

We draw ours from a stem and three half-circles, then mirror it. The rest was worked out long before us.`,
    ru: `Возьмите стебель, дайте ему подняться и раскрыться двумя завитками внутрь. Это кошкар-муйиз, бараний рог, самый известный казахский орнамент и близкий родственник кыргызского кочкор мүйүз. Он живёт на войлочных коврах и сундуках, на чепраках и серебряных застёжках.

Для народа, который кормился стадами, баран был богатством на четырёх ногах. Поэтому рог стал пожеланием: пусть множится скот, пусть дом ни в чём не знает нужды. В первую очередь его помещали на вещи, с которыми дочь уходила в новую семью.

Ремесло здесь настолько же бережливо, насколько щедро пожелание. Два слоя войлока разных цветов режут одним ножом по одной линии, а потом меняют куски местами. Ничего не выбрасывают: узор первого ковра становится фоном второго. Оттого роговой орнамент одинаково хорош в обоих цветах, и никогда не скажешь наверняка, где фигура, а где фон.

Семья у орнамента большая. Один завиток, сломанный рог, рог с отростком, рога крестом вокруг узла — у каждого своё имя, и имена меняются от долины к долине.

Мы строим наш рог из стебля и трёх полуокружностей, а потом отражаем. Всё остальное придумали задолго до нас.`,
    kk: `Бір сабақ алыңыз, ол жоғары өссін де, ішке қарай бұрылған екі иірім болып ашылсын. Бұл — қошқар мүйіз, қазақ оюының ең танымалы, қырғыздың кочкор мүйүзінің жақын туысы. Ол киіз кілемде де, сандықта да, ертоқымда да, күміс қапсырмада да бар.

Малмен күн көрген ел үшін қошқар — төрт аяқты байлық. Сондықтан мүйіз тілекке айналды: малың көбейсін, үйің еш нәрседен тарықпасын. Оны ең алдымен ұзатылатын қыздың жасауына салған.

Тілек қандай мол болса, өнердің өзі сондай үнемшіл. Екі түсті екі қабат киіз бір пышақпен, бір сызықпен ойылады, сосын қиындылар орын ауыстырады. Еш нәрсе далаға тасталмайды: бір сырмақтың оюы екіншісінің жерлігі болады. Мүйіз өрнектің екі түсте де бірдей жарасатыны, қайсысы ою, қайсысы жерлік екенін айыру қиындығы содан.

Бұл оюдың туысы көп. Сыңар мүйіз, сынық мүйіз, өскіні бар мүйіз, түйінді айқара қоршаған мүйіз — әрқайсысының өз аты бар, ол ат өңірден өңірге өзгеріп отырады.

Біз мүйізді бір сабақ пен үш жарты шеңберден құрып, содан кейін айнадай қайталаймыз. Қалғанын бізден көп бұрын ойлап қойған.`,
  },
}
