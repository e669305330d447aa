import type { EssaySource } from '../../essay.ts';

export const brokenSentences: EssaySource = {
  slug: 'broken-sentences',
  title: 'Broken Sentences',
  body: `
{The beginning of the story is about how the news is told.|Before anything happens in "The Story of an
Hour", there is a problem of style: how do you tell a woman with a weak heart that her husband is dead?}
Josephine solves it with "broken sentences; veiled hints that revealed in half concealing". {This is a
good description.|I have read this phrase many times by now, and I think that it describes, besides
Josephine, the author.}

For how does Chopin tell us what she has to tell? Think of what it would have meant in 1894 to write: a
wife learns of her husband's death and is glad. {Nobody would have printed it.|It would have been stopped
at the door, as visitors are who bring bad news.} So she breaks it to us gently. "Something" is coming to
Mrs Mallard. It is "too subtle and elusive to name". For two paragraphs she is not permitted to know what
it is, and neither are we; {it is coming nearer|it creeps out of the sky, it gets nearer, she tries to
beat it back "with her will"}. All the vocabulary is that of an illness, or of an assault. A reader who
has to be careful of his heart is given time to sit down.

Then comes the word, and it comes as a whisper, {three times|three times over, as if it had to be tried
on}. By that point we have already been for a while on her side without having been asked.

{Therefore I think the story is like Josephine.|It is, if I am right, a story with exactly the manners
that it criticises.} Everyone in the Mallards' house protects everyone: Richards hurries so as to be the
first, the sister hints, at the end a friend jumps in front of the wife to hide the sight of a living man.
They all mean well. {But it does not help.|And it is precisely this padding, this kindness with its hand
before your eyes, that she has been living in as in a room without air.}

Is that a contradiction? I thought so at first. {Now I think it is intended.|Now it seems to me the finest
thing about it.} Chopin uses the veil in order to bring something through the door that without a veil
would not be admitted. {She knows how to do it from such houses.|She had learned in such houses how one
does it.} But there is a difference. Josephine conceals half so that her sister may keep calm. Chopin
conceals half {in order to make us nervous|so that we lean forward}.
`,
};
