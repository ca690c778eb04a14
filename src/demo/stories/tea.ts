import type { DemoStory } from '../demo-product.ts'

export const tea: DemoStory = {
  slug: 'tea',
  motif: 'shai',
  title: { en: 'Why your bowl is only half full', ru: 'Почему пиала налита наполовину', kk: 'Кесе неге толтырылмайды' },
  summary: {
    en: 'On the steppe a little tea is a compliment, and a full bowl a goodbye.',
    ru: 'В степи мало чая — это уважение, а полная пиала — прощание.',
    kk: 'Далада аз құйылған шай — құрмет, ал толтыра құйылғаны — қоштасу.',
  },
  body: {
    en: `“Shai?” somebody asks, and it is not really a question. In Kazakh homes tea is strong, black and softened with milk, and it comes with everything else the house can find: baursaks, butter, jam, dried apricots, sweets, sometimes meat. To leave without it would be to leave unseen.

The bowl, the kese, is filled only a third or a half. A guest new to the custom feels short-changed. In truth the little that is poured stays hot, and each time you hand the bowl back, the one who pours can look after you again. A full bowl says kindly that it is late.

Pouring has its own art. One woman sits by the samovar and remembers how each person likes it: stronger, milkier, hotter. In Uzbek and Tajik houses the tea is more often green, and the first pouring goes from pot to bowl and back again three times before anybody drinks.

Five thousand kilometres away, in Malaysia, tea is pulled. Teh tarik, strong tea with condensed milk, is thrown from cup to cup at arm’s length until it foams. The gesture is different; the reason for sitting down is the same.

So we let the two meet on a mug. They clinked at once, as if they had been waiting.`,
    ru: `«Шай?» — спрашивают вас, и это не совсем вопрос. В казахском доме чай крепкий, чёрный, с молоком, и к нему подают всё, что найдётся: баурсаки, масло, варенье, урюк, конфеты, иногда и мясо. Уйти без чая — всё равно что уйти незамеченным.

Пиалу, кесе, наливают на треть или до половины. Новичку кажется, что его обделили. На самом деле то немногое, что налито, не успевает остыть, а каждый раз, когда вы возвращаете пиалу, о вас могут позаботиться снова. Полная пиала вежливо говорит, что уже поздно.

Разливать — отдельное искусство. У самовара сидит одна хозяйка и помнит, кто как любит: покрепче, побелее, погорячее. В узбекских и таджикских домах чай чаще зелёный, и первую заварку трижды переливают из чайника в пиалу и обратно, прежде чем кто-нибудь выпьет.

В пяти тысячах километров отсюда, в Малайзии, чай «тянут». Тех-тарик, крепкий чай со сгущённым молоком, переливают из кружки в кружку на вытянутых руках, пока он не вспенится. Движение другое, а повод сесть вместе тот же.

И мы свели их на одной кружке. Они чокнулись сразу, будто только того и ждали.`,
    kk: `«Шай?» деп сұраса, бұл тура мағынасындағы сұрақ емес. Қазақтың үйінде шай қара, қою, сүт қатқан болады, жанына үйде бардың бәрі қойылады: бауырсақ, май, тосап, өрік, кәмпит, кейде ет те. Шай ішпей кету — көрінбей кеткенмен бірдей.

Кесеге шайдың үштен бірін не жартысын ғана құяды. Бұл салтты білмеген қонақ өзін кем көргендей сезінеді. Шын мәнінде аз құйылған шай суып үлгермейді, кесені қайтарған сайын шай құюшы сізге тағы бір мәрте ілтипат көрсетеді. Толтыра құйылған кесе «кеш болды» дегенді сыпайы білдіреді.

Шай құюдың өзі — бір өнер. Самаурынның қасында бір әйел отырып, кімнің қалай ішетінін жадында ұстайды: қоюырақ па, ақтау ма, ыстығырақ па. Өзбек пен тәжіктің үйінде көбіне көк шай ішеді, алғашқы шайды ешкім ұрттамас бұрын шәйнектен кесеге, кеседен шәйнекке үш рет қайтарып құяды.

Бес мың шақырым жердегі Малайзияда шайды «созады». Тех тарик — қоюландырылған сүт қосылған қою шай, оны көпіргенше бір ыдыстан екінші ыдысқа құлаштап құяды. Қимылы бөлек, ал бірге отырудың себебі — сол баяғы.

Сөйтіп біз екеуін бір кружкада кездестірдік. Олар осыны күтіп жүргендей бірден сыңғыр етіп түйісті.`,
  },
}
