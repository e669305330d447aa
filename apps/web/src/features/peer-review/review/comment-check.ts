/**
 * Whether a comment says where, why, and what to try. Rule-based, for the languages of the product at once, because a class may use any. It is only advice
 * and often wrong, so nothing depends on it.
 */

export interface CheckedComment {
  /** The commented passage; empty for the whole text. */
  quote: string;
  text: string;
}

export type Missing = 'where' | 'why' | 'next';

/** Arabic writes the article, "and" and short prepositions in one word with what follows. */
const arabicPrefix = '[وفبلك]{0,2}(?:ال|لل)?';

/** Matches whole words; `…` at the end allows any suffix. */
function patternOfAny(wordList: string): RegExp {
  const alternatives = wordList.split(', ').map((word) => {
    const words = word.replace('…', '').replaceAll(' ', '\\s+');
    const pattern = /^[\u0600-\u06ff]/.test(word) ? arabicPrefix + words : words;
    return word.endsWith('…') ? `${pattern}\\p{L}*` : pattern;
  });
  return new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'iu');
}

const placePattern = patternOfAny(
  'paragraph…, sentence…, section…, line, title, heading…, introduction, conclusion, beginning, ending, thesis, page, ' +
    'absatz…, absätze…, satz, sätze…, abschnitt…, zeile…, titel, überschrift…, einleitung, schluss, schlussteil, anfang, these, seite, hauptteil, ' +
    'phrase…, ligne…, titre…, début, fin, thèse, développement, passage…, ' +
    'párrafo…, oración, oraciones, frase…, sección, secciones, línea…, título…, introducción, conclusión, principio, comienzo, final, tesis, página…, ' +
    'فقرة, فقرات, جملة, جمل, قسم, أقسام, سطر, عنوان…, مقدمة, خاتمة, بداية, نهاية, أطروحة, صفحة, عبارة',
);
const quotePattern = /["“”„«»].{2,}["“”«»]/u;

/** “Car” is also an English noun, so it only counts before the words that begin a French clause. */
const reasonPattern = patternOfAny(
  'because, since, so that, therefore, that is why, that’s why, otherwise, the reason, helps, reader…, makes it, makes me, make it, ' +
    'i expected, i wonder…, i was, i got, i lost, i did not understand, i didn’t understand, i don’t understand, unclear, confus…, convinc…, contradict…, repeat…, ' +
    'weil, da, denn, deshalb, daher, darum, damit, sodass, so dass, dadurch, sonst, der grund, leser…, hilft, ich habe erwartet, ' +
    'ich frage mich, ich verstehe nicht, unklar…, verwirr…, überzeug…, widerspr…, wiederhol…, ' +
    'parce qu…, puisqu…, afin de, afin que, pour que, pour qu, donc, sinon, la raison, lecteur…, lectrice…, je ne comprends pas, je me demande, ' +
    'je m’attendais, pas clair…, convain…, contredi…, répèt…, répét…, car il…, car elle…, car on, car je, car tu, car le, car la, car les, car ce…, car c, ' +
    'porque, ya que, puesto que, para que, por eso, por lo tanto, de lo contrario, si no, la razón, lector…, no entiendo, no entendí, me pregunto, ' +
    'esperaba, poco clar…, confund…, convenc…, contradic…, repit…, repet…, ' +
    'لأن…, لكي, كي, حتى, لذلك, لهذا, وإلا, السبب, قارئ…, قراء, يساعد, تساعد, كنت أتوقع, أتساءل, لم أفهم, لا أفهم, غير واضح…, مربك…, مقنع…, تناقض…, يناقض…, تكرار…, يتكرر, تتكرر',
);

const proposalPattern = patternOfAny(
  'could, should, might, would, try, maybe, perhaps, consider, suggest…, propose…, how about, what if, what about, instead, rather, better, ' +
    'add, move, replace, explain, mention, shorten, split, remove, delete, cut, start with, give, show, use, write, ' +
    'könnte…, sollte…, würde…, versuch…, probier…, vielleicht, vorschlag…, schlage vor, schlag vor, wie wäre, was wäre, warum nicht, statt, stattdessen, ' +
    'lieber, besser, ergänz…, füge, füg, verschieb…, ersetz…, erklär…, erwähn…, kürz…, streich…, teile, lösche…, beginne, zeig…, nenne, nutze, verwende…, schreib…, ' +
    'pourr…, devr…, peut-être, essay…, propos…, suggér…, plutôt, mieux, ajout…, déplac…, remplac…, expliqu…, précis…, raccourci…, supprim…, montr…, et si, ' +
    'podría…, debería…, quizá, quizás, tal vez, propon…, sugier…, sugerir…, mejor, añad…, agreg…, muev…, mover, reemplaz…, explica, explicar, explique, ' +
    'acort…, elimin…, quita…, muestr…, mostrar, y si, qué tal, ' +
    'يمكن…, ينبغي, يجب, ربما, لعل…, جرب…, حاول…, أقترح, اقتراح…, ماذا لو, بدلًا, بدلا, الأفضل, من الأفضل, أضف, أضيفي, إضافة, انقل…, نقل, استبدل…, استبدال, اشرح…, شرح, اذكر…, ذكر, اختصر…, اختصار, احذف…, حذف, ابدأ…, أظهر…, استخدم…, اكتب…, توضيح, وضح…',
);

const praisePattern = patternOfAny(
  'good, great, nice, well, love, like, liked, strong, excellent, interesting, clear, convincing, vivid, works, enjoyed, ' +
    'gut, gute, guter, gutes, toll…, schön…, super, gelungen…, prima, gefällt, stark…, interessant…, klar, überzeugt, überzeugend…, spannend…, anschaulich…, ' +
    'bon, bonne, bons, bonnes, bien, bravo, réussi…, intéressant…, clair, claire, convaincant…, excellent…, j’aime, ' +
    'bueno, buena, buen, excelente…, interesante…, claro, clara, convincente…, logrado, lograda, me gusta, me gustó, ' +
    'جيد…, رائع…, ممتاز…, جميل…, حسن…, أحسنت, قوي…, مثير للاهتمام, مثيرة للاهتمام, واضح…, مقنع…, ممتع…, أعجبني, أعجبتني, يعجبني',
);
const reservationPattern = patternOfAny(
  'but, however, although, not, never, too, missing, unclear, wrong, weak…, confus…, more, less, ' +
    'aber, jedoch, doch, obwohl, nicht, kein…, zu, fehlt, fehlen, unklar…, falsch…, schwach…, verwirr…, mehr, weniger, ' +
    'mais, cependant, pourtant, pas, jamais, trop, manque…, plus, moins, ' +
    'pero, sin embargo, aunque, no, nunca, demasiado, demasiada, falta…, poco, más, menos, ' +
    'لكن…, إلا أن…, رغم, مع ذلك, ليس…, لا, لم, لن, غير, أبدًا, جدًا, ينقص…, ناقص…, خطأ, خاطئ…, ضعيف…, مربك…, أكثر, أقل',
);

/** Praise needs no advice. */
export function isPraise({ text }: CheckedComment): boolean {
  return praisePattern.test(text) && !reservationPattern.test(text) && !text.includes('?');
}

export function findMissingParts(comment: CheckedComment): Missing[] {
  const { quote, text } = comment;
  const missing: Missing[] = [];
  if (quote.trim() === '' && !placePattern.test(text) && !quotePattern.test(text)) missing.push('where');
  if (!reasonPattern.test(text)) missing.push('why');
  if (!proposalPattern.test(text) && !isPraise(comment)) missing.push('next');
  return missing;
}
