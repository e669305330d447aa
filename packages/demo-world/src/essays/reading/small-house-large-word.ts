import type { EssaySource } from '../../essay.ts';

export const smallHouseLargeWord: EssaySource = {
  slug: 'small-house-large-word',
  title: 'A Large Word in a Small Room',
  body: `
The word "free" occurs in this story in the middle, and is said five times in a few lines. {First she
whispers it and then she says it louder.|At first it escapes her: "free, free, free!", under her breath,
through lips that are slightly parted.} Later it has got a body and a soul. I come from a country in which
that word stood on {many walls|every wall and every second banknote}, and so I am rather careful with it.
I wished to know what it is made of here.

On the walls at home, "free" always had a large object: a people, a land. It was shouted, standing, in the
open air. {Here it is whispered.|Here it is sitting down.} A woman in an armchair says it, and she says it
to no one; and the object is so small that I almost failed to see it: "There would be no one to live for
during those coming years; she would live for herself." {So it is private freedom.|No flag would fit on
it.}

One may find that selfish. There were some in our group who did, and {I understand them|with the wall in
my head I understood them at once}. Her husband is dead and she thinks about summer days. But then I
noticed that there is one sentence where the whole thing suddenly becomes as large as any wall. It says
that there would be no powerful will bending hers, in "that blind persistence with which men and women
believe they have a right to impose a private will upon a fellow-creature". {This is not about one
marriage.|Fellow-creature! That is not a word out of a quarrel between husband and wife.} It is a word
from a constitution. {|She has got up as far as that from an armchair.}

{In my opinion that is the core of the story.|What I have learned from it turns round something I
believed.} I used to think that there is first the great freedom, for all, which has to be fought for
outside; and if you have got it, then each can go home and be free there also, a little, like {a small
copy|the copy of a key}. In this story it is the other way about. Somebody sits in her room and feels for
one hour what it is like if no one bends you. From there, and without moving, she sees {the principle|all
the others}.

My grandmother, who has lived under three constitutions, had a chair like that, by the kitchen window.
{After lunch nobody was allowed to disturb her.|After lunch she used to sit in it with the door closed,
for exactly one hour, and nobody knew what she did.} We thought that she slept. {Maybe she did.|I would
give a lot now to have listened at the keyhole.}
`,
};
