import type { EssaySource } from '../../essay.ts';

export const latchkey: EssaySource = {
  slug: 'latchkey',
  title: 'The Man with the Umbrella',
  body: `
{In this text I would like to talk about Brently Mallard.|Nobody ever writes about Brently Mallard. He has
one paragraph, he says nothing, and he carries an umbrella.}

I would like to take his side for a page. He has been travelling; he is tired and dusty. He was nowhere
near the accident and {does not even know about it|"did not even know there had been one"}. He opens the
door of his house as one does, with his mind on nothing, and his sister-in-law screams, and a friend leaps
towards him, not to greet him but {to hide him|to hide him, like something that has been left lying
about}. A moment later his wife is dead. {He will never know why.|And then the doctors arrive and inform
him that she died of joy at seeing him.}

He will believe this. {I find that terrible.|For me that is the cruellest line of the story, and it is
aimed at him.} He will tell it to people. He will keep the umbrella, I imagine, for years, and be unable
to look at it. For the rest of his life he will have been loved to death. {He does not know that it is a
lie.|} The reader is the only person on earth who could tell him something different, and the reader {is
glad not to have to|would not dare to}.

Chopin was careful not to make a monster of him. His face "had never looked save with love upon her". {He
is good to his wife.|There is no blow, no drink, no locked cupboard.} That is just what makes the story so
uncomfortable. If he had been a brute, we could have said: how good that she is rid of him! We would have
gone home with an opinion about bad husbands. As it is, there is nothing to get rid of apart from a
"powerful will bending hers", and it is clearly said that {women do this as well|men and women do that to
each other, with kind intentions or with cruel ones, and that it is the same crime}.

{So he is also a victim.|I do not call him a victim; it is she who is dead.} But I notice what the
umbrella does. It is such an unheroic object. A man who intends to be somebody's fate does not carry one.
He has thought that it might rain. {He is prepared for everything.|He is prepared, as a decent person is,
for everything except for what his coming home could mean to someone else.}

When I go home at the weekend I ring the bell now, though I have a key. {My mother laughs about it.|My
mother asked me whether I had lost it.}
`,
};
