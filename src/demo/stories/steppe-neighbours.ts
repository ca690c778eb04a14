import type { DemoStory } from '../demo-product.ts'

export const steppeNeighbours: DemoStory = {
  slug: 'steppe-neighbours',
  motif: 'saiga',
  title: { en: 'Neighbours on the steppe', ru: 'Соседи по степи', kk: 'Даладағы көршілер' },
  summary: {
    en: 'A nose that came back, a cat that frowns and an eagle that spends a few winters with people.',
    ru: 'Нос, который вернулся, кот, который хмурится, и беркут, который живёт с людьми несколько зим.',
    kk: 'Қайта оралған тұмсық, қабағы түйік мысық және адаммен бірнеше қыс бірге болатын бүркіт.',
  },
  body: {
    en: `The saiga walked beside mammoths and has kept the nose of that time: a soft, drooping double tube that warms the air in winter and strains out dust in summer. In 2015 an infection killed more than two hundred thousand of them in Kazakhstan within weeks, and people began to speak of the end. They were wrong. The herds were guarded and left in peace, and they grew again to numbers nobody had expected; at the end of 2023 the saiga was moved from “critically endangered” to “near threatened”.

The manul is a cat no bigger than a house cat, in a coat made for Siberia. His ears sit low at the sides, so that he can look over a rock without being seen, and this gives him the face for which the world now loves him. He is not cross. He is hiding.

The golden eagle, berkut, is the neighbour people invited in. Kazakh and Kyrgyz falconers, the berkutchi, take a young bird, hunt with it over several winters and then, by old custom, let it go while it can still raise young of its own.

And the camel, of course, carried everybody’s house.

We draw them from the front, as one draws neighbours: by the face.`,
    ru: `Сайгак ходил рядом с мамонтами и сохранил нос того времени: мягкий, нависающий, с двумя широкими ноздрями. Зимой он греет воздух, летом задерживает пыль. В 2015 году инфекция за несколько недель погубила в Казахстане больше двухсот тысяч сайгаков, и заговорили о конце. Ошиблись. Стада охраняли, не тревожили, и они выросли так, как никто не ожидал: в конце 2023 года сайгака перевели из «находящихся на грани исчезновения» в «близкие к уязвимому положению».

Манул — кот не больше домашнего, в шубе на сибирский мороз. Уши у него посажены низко и по бокам, чтобы выглядывать из-за камня незамеченным. Отсюда и лицо, за которое его теперь любит весь мир. Он не сердится. Он прячется.

Беркут — сосед, которого позвали в дом. Казахские и кыргызские беркутчи берут молодую птицу, охотятся с ней несколько зим, а потом, по старому обычаю, отпускают, пока она ещё может вырастить своих птенцов.

А верблюд, конечно, возил на себе юрты всех остальных.

Мы рисуем их анфас, как рисуют соседей, — в лицо.`,
    kk: `Киік мамонтпен бірге жайылған, тұмсығы да сол заманнан қалған: жұмсақ, салбыраңқы, екі танауы кең. Қыста ауаны жылытады, жазда шаңды сүзеді. 2015 жылы Қазақстанда жұқпалы дерт бірнеше аптада екі жүз мыңнан астам киікті қырды, жұрт «бітті» деп ойлады. Қателесті. Табындар қорғалды, мазаланбады, сөйтіп ешкім күтпегендей көбейді: 2023 жылдың соңында киік «жойылып кету қаупі аса жоғары» санаттан «қауіпке жақын» санатқа ауыстырылды.

Манул — үй мысығынан үлкен емес, бірақ тоны Сібірдің аязына лайық. Құлағы төмен әрі екі жанында орналасқан, тастың тасасынан көрінбей қарау үшін солай. Бүкіл әлем сүйетін түсі де содан. Ол ашулы емес. Ол жасырынып тұр.

Бүркіт — адам үйіне шақырған көрші. Қазақ пен қырғыздың құсбегілері балапан бүркітті қолға үйретіп, бірнеше қыс аңға салады, содан соң ескі салт бойынша өз балапанын өсіре алатын шағында еркіне жібереді.

Ал түйе болса, бәрінің үйін арқалаған.

Біз оларды көршінің суретін салғандай, тіке бетінен саламыз.`,
  },
}
