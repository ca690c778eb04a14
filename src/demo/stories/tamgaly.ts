import type { DemoStory } from '../demo-product.ts'

export const tamgaly: DemoStory = {
  slug: 'tamgaly',
  motif: 'sun-head',
  title: {
    en: 'Five thousand drawings in one gorge',
    ru: 'Пять тысяч рисунков в одном ущелье',
    kk: 'Бір шатқалдағы бес мың сурет',
  },
  summary: {
    en: 'At Tamgaly, herders of the Bronze Age left ibexes, dancers and gods with suns for heads.',
    ru: 'В Тамгалы пастухи бронзового века оставили козерогов, танцоров и божеств с солнцем вместо головы.',
    kk: 'Таңбалыда қола дәуірінің малшылары таутекелерді, бишілерді және күн басты бейнелерді қалдырған.',
  },
  body: {
    en: `About 170 kilometres north-west of Almaty the hills open into a small green gorge. Its rocks are covered with a dark crust, shiny as a stove, and on this crust people have been drawing for more than three thousand years. Some five thousand images have been counted. Since 2004 Tamgaly has been a World Heritage site.

The technique is simple and slow: a hard stone, thousands of small blows, a light figure on a dark ground. The oldest drawings, from the second half of the second millennium BC, are also the largest and most careful. There are wild bulls, horses, ibexes with horns that sweep back over the whole animal, hunters, chariots, a row of dancers.

Above them stand the figures everyone comes to see. They have the bodies of people and, instead of a head, a circle with rays or dots. Are they gods, priests, ancestors? No text explains them. What is known is that houses, graves and drawings lie close together here, so it was a place people lived in and also a place they returned to.

Later visitors added their own: Saka warriors, Turkic riders with banners. Nobody erased what was there.

We took the ibex and one sun-headed dancer, in a single colour. The smile on the dancer is ours, and we admit it.`,
    ru: `Примерно в 170 километрах к северо-западу от Алматы сопки расступаются и открывают небольшое зелёное ущелье. Камни здесь покрыты тёмной коркой, блестящей, как печная дверца, и по этой корке люди рисовали больше трёх тысяч лет. Насчитано около пяти тысяч изображений. С 2004 года Тамгалы входит в список Всемирного наследия.

Приём простой и медленный: твёрдый камень, тысячи мелких ударов, светлая фигура на тёмном фоне. Самые древние рисунки, второй половины второго тысячелетия до нашей эры, — они же самые крупные и тщательные. Дикие быки, лошади, козероги с рогами во всю спину, охотники, колесницы, ряд танцоров.

Выше стоят те, ради кого сюда едут. Тело у них человеческое, а вместо головы — круг с лучами или точками. Боги это, жрецы, предки? Ни один текст не объясняет. Известно, что жилища, могилы и рисунки здесь лежат рядом: в ущелье и жили, и возвращались.

Позже рисовали и другие: сакские воины, тюркские всадники со знамёнами. Прежнего никто не стирал.

Мы взяли козерога и одного солнцеголового танцора, одним цветом. Улыбка у танцора наша, признаёмся.`,
    kk: `Алматыдан солтүстік-батысқа қарай шамамен 170 шақырым жерде қыраттар екіге айырылып, шағын жасыл шатқал ашылады. Мұндағы жартастың беті пештің қақпағындай жылтыр, қара қабыршақпен жабылған, адамдар сол бетке үш мың жылдан астам сурет салған. Бес мыңға жуық бейне саналды. 2004 жылдан бері Таңбалы Бүкіләлемдік мұра тізімінде.

Тәсілі қарапайым әрі баяу: қатты тас, мыңдаған ұсақ соққы, қара беттегі ақшыл бейне. Ең көне суреттері — біздің заманымызға дейінгі екінші мыңжылдықтың екінші жартысынан. Олар әрі ең ірі, әрі ең мұқият салынғандары. Жабайы бұқалар, жылқылар, мүйізі арқасына дейін иілген таутекелер, аңшылар, күймелер, қатар тұрған бишілер.

Олардан жоғарыда жұрт көруге келетін бейнелер тұр. Денесі адамдікі, ал басының орнында сәулелі не нүктелі шеңбер. Олар тәңірлер ме, абыздар ма, ата-бабалар ма? Оны түсіндіретін бірде-бір жазу жоқ. Белгілісі — баспана, қабір және сурет осында қатар жатыр: шатқалда тұрған да, оған қайта оралып отырған да.

Кейін басқалар да салған: сақ жауынгерлері, ту ұстаған түркі салт аттылары. Бұрынғысын ешкім өшірмеген.

Біз таутеке мен күн басты бір бишіні бір түспен алдық. Бишінің күлкісі өзімізден, мойындаймыз.`,
  },
}
