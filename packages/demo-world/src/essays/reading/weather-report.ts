import type { EssaySource } from '../../essay.ts';

export const weatherReport: EssaySource = {
  slug: 'weather-report',
  title: 'Weather for a Funeral',
  body: `
{In literature, the weather often mirrors the feelings of the characters.|At school I learned that when it
rains in a story, somebody is sad.} In "The Story of an Hour" a man has died, and outside there is the
most wonderful spring. {This is a contrast.|I wrote "contrast!" in the margin and was content.} Only when
I had to explain the exclamation mark did I find out that it was not so simple.

For a contrast one needs two things: a sad inside and a happy outside. But what is outside comes first.
Before Mrs Mallard has felt anything except grief, the tree tops are already "all aquiver with the new
spring life". The window knows it before she does. {So the weather does not mirror her, it is the other
way round.|It is not the weather that mirrors her feelings; it looks as if her feelings were slowly
learning from the weather.} She sits there as one sits in front of a teacher. First there is just the air,
with rain in it, and the rain is over. Then some patches of blue show "here and there". {She looks at
them.|Her eyes are fixed on those patches, with what we are told is "a suspension of intelligent
thought".} And then it comes to her, and where does it come from? It is "creeping out of the sky".

{I asked myself if this is a good thing.|At this point I got suspicious.} If freedom is something that
drops out of the sky in spring, like pollen, then is it hers? {One could say that it is only a mood.|One
could say: the woman has had a shock, the air is mild, it will be gone by the evening.} I believe that
Chopin saw this objection, for she lets her heroine make it herself. She strives "to beat it back with her
will". It is only when she stops, when she abandons herself, that there is a word. {So she decides for
it.|To stop resisting is also something that a person does.}

And the rest of the world? The pedlar goes on crying his wares. I am fond of him. {He is not a symbol of
anything.|I have looked for something that he could be a symbol of, and there is nothing; he has got
something to sell.} He is going to walk past under that window at the moment when she falls, as well, {and
he will not notice|crying pots, or brushes, in the same fine weather}. It is the last thing I have
understood about it. The spring is not for her. It was simply on, {and she looked|and she was the one who,
for an hour, was free to look}.
`,
};
