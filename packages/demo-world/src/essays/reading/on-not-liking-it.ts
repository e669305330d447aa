import type { EssaySource } from '../../essay.ts';

export const onNotLikingIt: EssaySource = {
  slug: 'on-not-liking-it',
  title: 'On Not Liking the Ending',
  body: `
I will admit that I do not like the ending of "The Story of an Hour". {I think it is too constructed.|I
have tried for two weeks to like it, because everyone else does.} A train accident, a mistaken list, a man
who comes in at the right second, a weak heart which was hung up on the wall in the first sentence so that
it could go off in the last: {it is like a machine|to me it feels as though someone had closed a box}.

What bothers me most of all is that she has to die. A woman finds out that she would like to live her own
life, and is dead one page later. {What kind of message is that?|If I told it to my cousin, who is
thirteen, she would conclude that one had better not find out.} I asked in class whether it would not have
been braver to let her live, downstairs, with him in the hall, and the umbrella, and dinner at seven.
{Somebody said that this would be worse.|"But that's worse," said somebody behind me.}

{I have thought about this.|It is this remark that I have been thinking about since then.} How would it go
on? He kisses her. The mistake is explained. Josephine cries, Richards laughs from relief. Everybody is so
happy that no one looks at her very closely. She sits down to dinner. The soup is passed, and she knows
now {what she knows|something she can neither say nor un-know}. There are going to be spring days and
summer days, all sorts of days. {She will be bored.|The procession of years comes along, just as promised,
and it has his face.}

That would be a novel. I believe that it has been written, more than once, and that it mostly ends {with
poison or a train|badly, after four hundred pages}. Chopin does it in a line. So the sudden end isn't
necessarily a punishment for what she found out. It may be the author's {only way|one act of mercy, or the
single way out of the house which is not through the kitchen}.

But I am not quite converted. I see that death is the logical end, and I see it is well made. {A well-made
thing can still be wrong.|My objection has only moved. It is not that the machine works badly. It works so
well that nobody is left for whom it could be different.} Life, I would say, has got more loose ends:
somebody is late, a key sticks. If the key had stuck for a minute, {she would have been down the
stairs|she might have been out on the square, among the sparrows, a woman without a hat, and whoever came
after her would have had to run}.

{I know that this is not in the text.|It isn't in the text. I know. I only wanted to have seen it once.}
`,
};
