import type { DemoStory } from '../demo-product.ts'

export const dombra: DemoStory = {
  slug: 'dombra',
  motif: 'dombra',
  title: {
    en: 'The news two strings could tell',
    ru: 'Весть, которую сказали две струны',
    kk: 'Екі ішек жеткізген хабар',
  },
  summary: {
    en: 'A kui is a story without words, and one of them once saved its teller.',
    ru: 'Кюй — рассказ без слов, и один такой однажды спас рассказчика.',
    kk: 'Күй — сөзсіз хикая, оның бірі айтушысын ажалдан алып қалған.',
  },
  body: {
    en: `The dombra has two strings, a long neck and a body the shape of a pear or a spade. It weighs little and hangs on the wall of nearly every Kazakh home, at a height that a child can reach. Songs are sung to it, but its own speech is the kui, an instrumental piece of a few minutes that tells something from beginning to end.

The oldest of the stories is told about Jochi, son of Genghis Khan. His heir was killed during a hunt for wild asses, and the khan swore that whoever brought the news would have molten lead poured down his throat. Nobody dared. Then the musician Ketbuga came in, sat down and, without a word, played: the chase, the lame wild ass, the fall, the mother’s weeping. The khan understood. “The dombra told it,” said Ketbuga, and so it was the dombra that was punished. That, they say, is where the hole in its face comes from. The kui is still played, and it is called Aksak Kulan.

In the nineteenth century Kurmangazy played like a gallop and Dauletkerey like thought. In 2014 the art of the dombra kui joined UNESCO’s list of living heritage, and Kazakhstan keeps Dombra Day on the first Sunday of July.

You do not need the words. There are none.`,
    ru: `У домбры две струны, длинный гриф и корпус, похожий на грушу или лопатку. Она почти ничего не весит и висит на стене едва ли не в каждом казахском доме, на высоте детской руки. Под неё поют, но её собственная речь — кюй: пьеса на несколько минут, которая рассказывает историю от начала до конца.

Самую старую из этих историй рассказывают о Джучи, сыне Чингисхана. Его наследник погиб на охоте на куланов, и хан поклялся залить расплавленным свинцом горло тому, кто принесёт дурную весть. Никто не решался. Тогда вошёл музыкант Кетбуга, сел и молча заиграл: погоню, хромого кулана, падение, плач матери. Хан понял. «Это сказала домбра», — ответил Кетбуга, и наказали домбру. Оттого, говорят, у неё отверстие в деке. Кюй играют до сих пор, он называется «Аксак кулан».

В девятнадцатом веке Курмангазы играл, как скачут, а Даулеткерей — как думают. В 2014 году искусство домбрового кюя вошло в список живого наследия ЮНЕСКО, а в первое воскресенье июля Казахстан отмечает День домбры.

Слов знать не нужно. Их там нет.`,
    kk: `Домбыраның екі ішегі, ұзын мойны, алмұртқа не қалаққа ұқсаған шанағы бар. Салмағы жеңіл, қазақтың әр үйінде дерлік баланың қолы жететін биіктікте ілулі тұрады. Домбырамен ән айтады, бірақ оның төл сөзі — күй: басынан аяғына дейін бір оқиғаны баяндайтын бірнеше минуттық шығарма.

Соның ең көнесі Шыңғыс ханның ұлы Жошы туралы. Оның мұрагері құлан аулап жүріп қаза табады, хан жаман хабар жеткізген адамның көмейіне қорғасын құямын деп серт етеді. Ешкімнің батылы бармайды. Сонда Кетбұға жырау кіріп, отыра қалып, үн-түнсіз күй тартады: қуғынды, ақсақ құланды, құлағанын, ананың жоқтауын. Хан түсінеді. «Мен айтқан жоқпын, домбыра айтты», — дейді Кетбұға, жаза домбыраға беріледі. Домбыраның бетіндегі тесік содан қалған деседі. Бұл күй әлі тартылады, аты — «Ақсақ құлан».

Он тоғызыншы ғасырда Құрманғазы шапқандай, Дәулеткерей ойланғандай тартқан. 2014 жылы домбыра күй өнері ЮНЕСКО-ның бейматериалдық мұра тізіміне енді, ал шілденің бірінші жексенбісінде Қазақстан Домбыра күнін атап өтеді.

Сөзін білудің қажеті жоқ. Онда сөз жоқ.`,
  },
}
