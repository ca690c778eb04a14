import type { DemoStory } from '../demo-product.ts'

export const aport: DemoStory = {
  slug: 'aport',
  motif: 'aport-apple',
  title: { en: 'An apple as big as a bowl', ru: 'Яблоко размером с пиалу', kk: 'Кеседей алма' },
  summary: {
    en: 'The aport came to Almaty from far away, to the place where all apples come from.',
    ru: 'Апорт приехал в Алматы издалека — туда, откуда родом все яблоки.',
    kk: 'Апорт Алматыға алыстан келді, ал мұнда бүкіл алманың атамекені.',
  },
  body: {
    en: `People who grew up in Almaty will tell you that one aport was enough for two, that a crate of them scented a whole staircase, and that you were not allowed to touch them before New Year. They are right about most of it. A good aport weighs as much as three shop apples, is red on one cheek and streaked on the other, and tastes of honey with a sharp edge.

The variety is an incomer. It is usually said that a settler named Yegor Redko brought it from Voronezh in 1865, and that grafted on local trees, in the cool air of the foothills, it grew to a size it had never known.

Those local trees are the other half of the story. In the gorges of the Tian Shan grows a wild apple, Malus sieversii, and geneticists have shown that the apples we eat descend chiefly from it. Traders and their horses carried the seeds west. The botanist Nikolai Vavilov looked at these forests in 1929 and understood where he was.

Of the old aport orchards little is left; houses stand where many of them were. Growers above the city are planting again, at the height the tree prefers.

We cut ours in half and found a ram’s horn. It was nearly there already.`,
    ru: `Те, кто вырос в Алматы, скажут вам, что одного апорта хватало на двоих, что от ящика пах весь подъезд и что до Нового года трогать их запрещали. Почти всё это правда. Хороший апорт весит как три магазинных яблока, с одного бока он красный, с другого полосатый, а на вкус медовый с кислинкой.

Сам сорт приезжий. Обычно рассказывают, что в 1865 году его привёз из Воронежской губернии переселенец Егор Редько и что, привитый на местные деревья, в прохладе предгорий, он вырос таким, каким не бывал нигде.

Местные деревья — вторая половина этой истории. В ущельях Тянь-Шаня растёт дикая яблоня Сиверса, и генетики показали, что яблоки, которые мы едим, происходят прежде всего от неё. Семена увезли на запад купцы и их кони. Ботаник Николай Вавилов увидел эти леса в 1929 году и понял, куда попал.

От старых апортовых садов осталось немного: на месте многих стоят дома. Но выше города снова сажают, на той высоте, которую дерево любит.

Мы разрезали свой апорт пополам и нашли бараний рог. Он там почти уже был.`,
    kk: `Алматыда өскендер бір апорт екі адамға жететін еді, бір жәшігінен бүкіл кіреберістің іші жұпар аңқитын, Жаңа жылға дейін қол тигізбейтінбіз деп айтады. Көбі рас. Жақсы апорт дүкеннің үш алмасының салмағындай, бір беті қызыл, бір беті жолақ, дәмі балдай, аздап қышқыл.

Бұл сұрып — келімсек. Әдетте оны 1865 жылы Воронеж губерниясынан қоныс аударушы Егор Редько әкелген деседі. Жергілікті ағашқа телінген апорт тау бөктерінің салқынында бұрын болмаған көлемге жеткен.

Сол жергілікті ағаш — хикаяның екінші жартысы. Тянь-Шань шатқалдарында жабайы Сиверс алмасы өседі, генетиктер біз жейтін алма ең алдымен содан тарағанын анықтады. Дәнін батысқа саудагерлер мен олардың аттары жеткізген. Ботаник Николай Вавилов бұл ормандарды 1929 жылы көріп, қайда келгенін бірден ұққан.

Ескі апорт бақтарынан аз қалды, көбінің орнында үйлер тұр. Бірақ қаланың жоғарғы жағында, ағаш жақсы көретін биікте, бақ қайта отырғызылып жатыр.

Біз өз апортымызды қақ жарып, ішінен қошқар мүйіз таптық. Ол онда бұрыннан бар сияқты еді.`,
  },
}
