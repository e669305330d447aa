import { expect, it } from 'vitest';
import { findMissingParts, isPraise } from './comment-check.ts';

const on = (text: string, quote = 'some words') => findMissingParts({ quote, text });

it.each([
  'I got lost here because two ideas share one sentence. Try splitting it.',
  'The reader does not know Mr. Hale yet, so maybe introduce him first.',
  'This could move to the end: otherwise it repeats the introduction.',
  'Weil hier zwei Gedanken stehen, könntest du den Satz teilen.',
  'Das ist für Leser unklar. Vielleicht hilft ein Beispiel?',
  'Da das schon oben steht, würde ich es streichen.',
  'Je ne comprends pas qui parle ici ; tu pourrais le nommer.',
  'Ajoute un exemple, sinon l’idée reste abstraite.',
  'Cette phrase répète la première, car elle dit la même chose. Supprime-la.',
  'No entiendo quién habla aquí; podrías nombrarlo.',
  'Añade un ejemplo, porque la idea queda abstracta.',
  'El lector aún no conoce a Hale: tal vez conviene presentarlo antes.',
  'لا أفهم من يتكلم هنا؛ يمكنك ذكر اسمه.',
  'أضف مثالًا لأن الفكرة مجردة.',
  'هذه الجملة تكرار للأولى، فربما الأفضل حذفها.',
])('a comment with a place, a reason and a next step lacks nothing: %s', (text) =>
  expect(on(text)).toEqual([]),
);

it.each([
  'Try another word.',
  'You could add an example.',
  'Streich das.',
  'Ergänze ein Beispiel.',
  'Ajoute un exemple.',
  'Quizás otra palabra.',
  'أضف مثالًا.',
])('a comment without a reason lacks why: %s', (text) => expect(on(text)).toEqual(['why']));

it.each([
  'This is unclear.',
  'I do not agree because it happened later.',
  'Das ist unklar.',
  'Das widerspricht dem Anfang.',
  'Ce n’est pas clair.',
  'Très long, parce que tout est dit deux fois.',
  'Es poco claro.',
  'Muy largo, porque todo se dice dos veces.',
  'هذا غير واضح.',
])('a comment without a next step lacks what to try: %s', (text) => expect(on(text)).toEqual(['next']));

it.each([
  ['Too long, because it repeats itself. Cut it.', ['where']],
  ['The second paragraph is too long because it repeats itself. Cut it.', []],
  ['Trop long, parce que tout est dit deux fois. Raccourcis.', ['where']],
  ['L’introduction est trop longue, parce que tout est dit deux fois. Raccourcis-la.', []],
  ['Demasiado largo, porque todo se dice dos veces. Acórtalo: elimina una parte.', ['where']],
  ['El segundo párrafo es demasiado largo, porque todo se dice dos veces. Elimina una parte.', []],
  ['طويل جدًا لأن فيه تكرارًا. اختصره.', ['where']],
  ['والفقرة الثانية طويلة جدًا لأن فيها تكرارًا. اختصرها.', []],
  ['Die Einleitung ist zu lang, weil sie sich wiederholt. Kürze sie.', []],
  ['“He was late” should be explained, because we never learn why.', []],
  ['„Er kam zu spät“ solltest du erklären, weil wir nie erfahren, warum.', []],
])('a comment on the whole text names a place or lacks where: %s', (text, missing) =>
  expect(on(text, '')).toEqual(missing),
);

it.each([
  'Great beginning, because I was curious at once.',
  'Schön anschaulich, weil man es vor sich sieht.',
  'Début réussi, parce que la question éveille la curiosité.',
  'Un comienzo interesante, porque despierta la curiosidad.',
  'بداية رائعة لأن السؤال مشوق.',
  'بداية مثيرة للاهتمام لأن السؤال مشوق.',
])('praise needs no next step: %s', (text) => expect(on(text)).toEqual([]));
it.each(['Good!', 'Gefällt mir.', 'Super', 'Très bien !', '¡Me gusta!', 'أعجبني!'])(
  'praise needs a reason: %s',
  (text) => expect(on(text)).toEqual(['why']),
);
it.each([
  'Good, but too long.',
  'Gut, aber zu lang.',
  'Bien, mais trop long.',
  'Bueno, pero demasiado largo.',
  'جيد، لكنه طويل.',
  'Is this good?',
])('a comment that only contains a word of praise is no praise: %s', (text) =>
  expect(isPraise({ quote: '', text })).toBe(false),
);

it.each(['Hmm.', '?', '', '👍', 'wort'])(
  'a comment that says nothing lacks why and what to try: %s',
  (text) => {
    expect(on(text)).toEqual(['why', 'next']);
  },
);

it.each(['Dahlias grow here.', 'Damals war das anders.', 'The cutlery shone.', 'The car in the street.'])(
  'a word within a longer one does not count: %s',
  (text) => expect(on(text)).toEqual(['why', 'next']),
);
