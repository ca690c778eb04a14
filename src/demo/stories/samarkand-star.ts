import type { DemoStory } from '../demo-product.ts'

export const samarkandStar: DemoStory = {
  slug: 'samarkand-star',
  motif: 'samarkand-star',
  title: { en: 'Two squares make a sky', ru: 'Небо из двух квадратов', kk: 'Екі шаршыдан туған аспан' },
  summary: {
    en: 'A compass, a straight edge and patience: the eight-pointed star of Samarkand’s walls.',
    ru: 'Циркуль, линейка и терпение: восьмиконечная звезда самаркандских стен.',
    kk: 'Циркуль, сызғыш және шыдам: Самарқан қабырғасының сегіз қырлы жұлдызы.',
  },
  body: {
    en: `Draw a square. Draw another of the same size and turn it by an eighth of a circle. You have the eight-pointed star that covers walls from Granada to Delhi and is nowhere more at home than in Samarkand.

On the Registan, the city’s great square, three madrasas face each other. The oldest was built in the fifteenth century by Ulugh Beg, ruler and astronomer, and he had its portal filled with stars. It suited the builder: in his observatory on a hill nearby he measured more than a thousand real ones.

The pattern is called girih, knot, in Persian. Masters did not carry pictures but rules. With a compass and a straight edge they divided a circle, ran lines through the points, and let the lines weave over and under until a wall was full. Paper scrolls with such drawings have survived; they show only one small part of each pattern, because a trained eye could do the rest.

The glazes were lapis blue, turquoise, white and a touch of ochre. Uzbek and Tajik workshops still cut the pieces from glazed tile with a small pointed hammer, by ear as much as by eye.

Our star is a single tile. Put two totes side by side and the wall begins.`,
    ru: `Нарисуйте квадрат. Нарисуйте второй такой же и поверните его на восьмую часть круга. Получилась восьмиконечная звезда, которая покрывает стены от Гранады до Дели и нигде не чувствует себя дома так, как в Самарканде.

На Регистане, главной площади города, друг на друга смотрят три медресе. Старейшее построил в пятнадцатом веке Улугбек, правитель и астроном, и велел наполнить портал звёздами. Ему это было к лицу: в обсерватории на соседнем холме он измерил больше тысячи настоящих.

По-персидски такой узор называется «гирих» — узел. Мастера передавали не рисунки, а правила. Циркулем и линейкой делили круг, проводили через точки линии и сплетали их, пока не заполнится стена. Сохранились бумажные свитки с чертежами: на них показана лишь малая часть узора, потому что остальное достроит намётанный глаз.

Цвета глазури — лазурит, бирюза, белый и чуть-чуть охры. Узбекские и таджикские мастерские и сейчас вырубают кусочки из глазурованной плитки острым молоточком — на слух не меньше, чем на глаз.

Наша звезда — одна плитка. Поставьте рядом две сумки, и начнётся стена.`,
    kk: `Бір шаршы сызыңыз. Тап сондай екіншісін сызып, оны шеңбердің сегізден біріне бұрыңыз. Гранададан Делиге дейін қабырғаны безендірген сегіз қырлы жұлдыз шықты, ал оның нағыз үйі — Самарқан.

Қаланың бас алаңы Регистанда үш медресе бір-біріне қарап тұр. Ең ескісін он бесінші ғасырда билеуші әрі астроном Ұлықбек салдырып, маңдайшасын жұлдызға толтыртқан. Бұл оған жарасатын еді: жақын төбедегі обсерваториясында ол мыңнан астам шын жұлдызды өлшеген.

Мұндай өрнекті парсыша гирих, яғни түйін дейді. Шеберлер суретті емес, ережені мұра еткен. Циркуль мен сызғышпен шеңберді бөліп, нүктелерден сызық жүргізіп, қабырға толғанша бірін-бірінен өткізіп өрген. Осындай сызбалары бар қағаз орамалар сақталған: онда өрнектің кішкене бөлігі ғана көрсетілген, қалғанын жаттыққан көз өзі толықтырады.

Глазурі лазурит көк, көгілдір, ақ және аздап қоңырқай сары болған. Өзбек пен тәжік шеберханаларында глазурьленген қыш тақтаны әлі күнге үшкір балғамен көзбен ғана емес, құлақпен де шамалап шабады.

Біздің жұлдыз — бір ғана қыш тақта. Екі сөмкені қатар қойсаңыз, қабырға басталады.`,
  },
}
