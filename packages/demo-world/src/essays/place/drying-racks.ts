import type { EssaySource } from '../../essay.ts';

export const dryingRacks: EssaySource = {
  slug: 'drying-racks',
  title: 'Under the Racks',
  score: 73,
  comments: [
    'Your first page smells of fish in the best sense. I could draw the racks after reading it.',
    'Tell us more about the tongues: how much did you earn, who taught you? You pass over your own skill.',
    'The final paragraph sums up. Could it show instead?',
  ],
  body: `
In February my island smells of fish and money. {That is what my grandfather used to say.|My grandfather
said that these were the same smell.} The cod comes to Lofoten from the Barents Sea to spawn, and it is
hung up in pairs, tail to tail, on wooden racks as high as houses, and there it stays until May. Nothing
else is done to it. There is no salt. {It is only the wind and the cold.|There is the wind, and the cold,
which must be neither too much nor too little, and there is time.}

Under the racks it is like a church with a very low ceiling. As children we were not supposed to play
there, because it drips. {But we did.|We played there from morning till night.} Light falls down between
the fish in stripes. When it blows, they knock against each other, and it sounds {like wood|like somebody
counting very slowly on wooden fingers}.

With us, children cut the tongues. It is an old right: the heads are left for the children, and from eight
or nine years on you stand with a knife in front of a spike, put the head on it, one cut, turn, one cut. A
tongue brings more per kilo than the fish. {I earned quite a lot of money.|In my best winter I earned
enough for a moped, at an age when I was not allowed to drive one.} I had friends in Oslo later who worked
for the first time when they were twenty. They found it terrible that I had cut up heads as a child, with
a knife like that. I found it terrible that {they had never earned anything|nobody had ever needed them
for anything}.

But what I really want to tell about is the waiting. When the fish is up, no one can do anything more for
it. If it gets warm too early, flies come. If the frost is too hard, it goes soft inside, and you do not
see it until you press with your thumb in April. {My father could not sleep in March.|My father, who is
calm on any sea, could not sleep in March.} He walked about under the racks with a torch, and looked up. I
asked him what he was doing, since it made no difference. He said: "I'm keeping it company."

{I have thought about this sentence very often.|I was perhaps nine, and I thought that it was a joke.}
Nowadays I am training as a nurse. There is a great deal that can be done for people, much more than I had
known, and we learn it step by step, and I like it: one cut, turn, one cut. But after that there are the
nights when everything has been done. {Then you can only be there.|Then I go round with a torch.} Some of
the others find this part of the work empty. I never have. It is quiet, and somewhere something knocks,
{and you wait|and you look up, and you keep it company}.

The best fish goes to Italy. Nobody at home can afford it. {But the smell stays at home.|The smell we
keep.}
`,
};
