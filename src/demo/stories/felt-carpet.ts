import type { DemoStory } from '../demo-product.ts'

export const feltCarpet: DemoStory = {
  slug: 'felt-carpet',
  motif: 'yurt',
  title: { en: 'A carpet that needs no loom', ru: 'Ковёр, которому не нужен станок', kk: 'Өрмексіз туған кілем' },
  summary: {
    en: 'Wool, hot water, a reed mat and a dozen hands: how felt becomes a floor.',
    ru: 'Шерсть, кипяток, чиевая циновка и десяток рук: как войлок становится полом.',
    kk: 'Жүн, ыстық су, ши және он шақты қол: киіз қалай төсенішке айналады.',
  },
  body: {
    en: `Felt is perhaps older than weaving, and on the steppe it never went out of use. Wool is beaten with sticks until it is light, spread on a mat of reeds, sprinkled with boiling water, rolled up and then rolled about: with feet, with forearms, behind a horse. The fibres catch hold of each other and do not let go.

There are two great ways to decorate it. In the Kazakh tekemet and the Kyrgyz ala-kiyiz, coloured wool is laid out on the wet felt and rolled into it, so the pattern has soft edges, like something seen through rain. In the Kazakh syrmak and the Kyrgyz shyrdak, finished felt is cut, pieced together like a puzzle and quilted, and its edges stay as sharp as the knife.

No one does this alone. Neighbours come, somebody cooks, somebody sings, and the bride whose carpet it is works beside her aunts. In 2012 UNESCO put the Kyrgyz felt carpets on its list of crafts in need of urgent safeguarding.

A good syrmak serves for decades. It keeps the cold of the ground out and it is cleaned with snow.

Our prints borrow its rule: two colours, one line, and a stitch along every seam.`,
    ru: `Войлок, возможно, старше ткачества, а в степи он никогда и не выходил из обихода. Шерсть бьют прутьями, пока она не станет лёгкой, раскладывают на чиевой циновке, обдают кипятком, сворачивают и катают: ногами, локтями, за лошадью. Волокна цепляются друг за друга и уже не отпускают.

Украшают войлок двумя главными способами. В казахском текемете и кыргызском ала-кийизе цветную шерсть выкладывают на сырую основу и вкатывают в неё: край узора выходит мягким, будто смотришь сквозь дождь. В казахском сырмаке и кыргызском шырдаке готовый войлок режут, складывают, как мозаику, и простёгивают: край остаётся острым, как нож.

В одиночку этого не делают. Приходят соседки, кто-то готовит, кто-то поёт, а невеста, чей это ковёр, работает рядом с тётушками. В 2012 году ЮНЕСКО внесла кыргызские войлочные ковры в список ремёсел, которым нужна срочная охрана.

Хороший сырмак служит десятилетиями. Он не пускает в дом холод от земли, а чистят его снегом.

Наши принты взяли у него правило: два цвета, одна линия и стежок вдоль каждого шва.`,
    kk: `Киіз, бәлкім, тоқымадан да көне, ал далада ол ешқашан қолданыстан шықпаған. Жүнді ұлпадай болғанша сабайды, шиге жаяды, қайнаған су себеді, орайды да, домалатады: аяқпен тебеді, білекпен басады, атқа сүйретеді. Талшықтар бір-біріне жабысып, енді айырылмайды.

Киізді безендірудің екі үлкен жолы бар. Қазақтың текеметі мен қырғыздың ала кийизінде боялған жүн ылғал киіздің үстіне төселіп, бірге басылады: өрнектің шеті жаңбырдың ар жағынан көрінгендей жұмсақ шығады. Қазақтың сырмағы мен қырғыздың шырдағында дайын киіз ойылып, қиюластырылып, сырылады: жиегі пышақтың жүзіндей анық қалады.

Мұны ешкім жалғыз істемейді. Көршілер жиналады, бірі ас пісіреді, бірі ән салады, ал кілем соған арналған қыз апаларының қасында отырып жұмыс істейді. 2012 жылы ЮНЕСКО қырғыздың киіз кілемдерін шұғыл қорғауды қажет ететін мұралар тізіміне енгізді.

Жақсы сырмақ ондаған жыл қызмет етеді. Жердің сызын өткізбейді, ал тазалағанда қар пайдаланады.

Біздің суреттер сырмақтың тәртібін ұстанады: екі түс, бір сызық және әр жіктің бойында тігіс.`,
  },
}
