import type { DemoStory } from '../demo-product.ts'

export const snowLeopard: DemoStory = {
  slug: 'snow-leopard',
  motif: 'snow-leopard',
  title: { en: 'The neighbour above the clouds', ru: 'Сосед над облаками', kk: 'Бұлттан биік тұратын көрші' },
  summary: {
    en: 'The barys lives within sight of Almaty, and almost nobody has seen one.',
    ru: 'Барс живёт в горах, которые видны из Алматы, но почти никто его не встречал.',
    kk: 'Барыс Алматыдан көрініп тұрған тауда тіршілік етеді, бірақ оны көрген адам жоқтың қасы.',
  },
  body: {
    en: `From a balcony in Almaty you can look straight at the country of the snow leopard. Kazakhs call him barys, the Kyrgyz ilbirs. He keeps to cliffs and scree between the last spruces and the ice, and in all the mountains of Asia, across twelve countries, he is counted in a few thousand.

Everything about him is made for height. Wide paws carry him on snow, a deep nose warms thin air, and the tail, nearly as long as the body, is a balance on the rocks and a scarf in sleep. He does not roar. He makes a soft puffing sound that means he is in a friendly mood.

Herders have a complicated peace with him. In a hard winter he may come for sheep, and yet his name is given to boys, hockey teams and mountain honours. In Soviet times, climbers who reached the five summits above seven thousand metres received the title of Snow Leopard, and it is still awarded.

Almaty and Bishkek both carry him on their coats of arms. Camera traps now do what patience did before, and each spotted flank is as good as a signature.

We draw his face from the front, with the calm of somebody who noticed you long ago.`,
    ru: `С алматинского балкона можно смотреть прямо на страну барса. Казахи зовут его барыс, кыргызы — илбирс. Он держится скал и осыпей между последними елями и льдом, и во всех горах Азии, в двенадцати странах, барсов осталось несколько тысяч.

В нём всё устроено для высоты. Широкие лапы не проваливаются в снег, широкий нос согревает разреженный воздух, а хвост, почти такой же длинный, как тело, на скалах служит балансиром, а во сне — шарфом. Барс не рычит. В добром настроении он мягко пофыркивает.

У чабанов с ним непростой мир. В суровую зиму он может прийти за овцой, и всё же его именем называют мальчиков и хоккейные команды. В советское время альпинист, поднявшийся на пять вершин выше семи тысяч метров, получал жетон «Снежный барс»; это звание присваивают и теперь.

Барс стоит на гербах и Алматы, и Бишкека. Вместо терпения его теперь ищут фотоловушки, а рисунок пятен на боку у каждого свой, как подпись.

Мы рисуем его анфас, со спокойствием того, кто заметил вас давным-давно.`,
    kk: `Алматыдағы балконнан барыстың мекеніне тіке қарауға болады. Қазақ оны барыс, қырғыз илбирс дейді. Ол соңғы шыршалар мен мұздықтың арасындағы жартас пен қорымды паналайды, Азияның бүкіл тауында, он екі елде, бар болғаны бірнеше мың барыс қалған.

Оның бүкіл бітімі биікке лайықталған. Жалпақ табаны қарға батпайды, кең танауы сирек ауаны жылытады, ал денесімен шамалас құйрығы жартаста тепе-теңдік ұстайды, ұйықтағанда бойын жылытады. Барыс ақырмайды. Көңілі жайлы болса, ақырын ғана пысылдайды.

Малшылардың онымен татулығы оңай емес. Қыс қатты болса, қойға түсуі мүмкін, сонда да ұлдарға, хоккей командаларына барыстың атын береді. Кеңес заманында жеті мың метрден асатын бес шыңға шыққан альпинист «Қар барысы» атағын алатын, ол атақ әлі де беріледі.

Алматының да, Бішкектің де елтаңбасында барыс бар. Бұрынғы шыдамның орнына қазір фототұзақ қарауылдайды, ал бүйіріндегі теңбілі әрқайсысында қолтаңбадай бөлек.

Біз оны тіке қаратып саламыз: сізді әлдеқашан байқап қойған жанның сабырымен.`,
  },
}
