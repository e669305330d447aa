import type { EssaySource } from '../../essay.ts';

export const generatorHour: EssaySource = {
  slug: 'generator-hour',
  title: 'What the Dark Was For',
  score: 84,
  comments: [
    '"The whole street breathed out" is a sentence I will remember. Notice that it is also your shortest paragraph.',
    "You handle the shift from the child's view to the adult's without announcing it. The paragraph about your uncle could name one thing he actually said.",
  ],
  body: `
In our part of Surulere the light went every evening, and nobody said "power cut", because that would have
suggested that power was the normal state. We said that they had taken the light. {Then the generators
started.|Then, one compound after another, the generators coughed and started.} Ours was the last, because
my father believed in waiting twenty minutes. {He wanted to save money on fuel.|He said it was for the
fuel. I am no longer sure that it was.}

Those twenty minutes we spent on the back balcony, which was two metres by four and looked over a
carpenter's yard. There were five of us, and often my uncle Ikenna, and later the twins from downstairs,
whose own balcony had become a kitchen. It was too dark to read and too loud, with other people's engines,
for a proper talk. {So people told stories.|So what we did was tell things, one at a time, close to the
ear of whoever sat next, and it was passed along.} By the time a story had gone from my grandmother at one
end to me at the other it had been through four mouths, and it was never the story that she had begun.
{This was very funny.|We would then make her listen to it.} She would hold up her hand and say: who is
this woman, I do not know her.

{I think that this is why I study languages.|I have had linguistics lectures on exactly this, with arrows
on the slides.} But on the balcony I understood it earlier and in my body. A thing that you hear is
already a thing somebody made. {You cannot get behind it to the real thing.|} If I wanted the original, I
had to get up, climb over everyone's legs, and go and sit beside her.

And then, always in the middle of somebody's best part, my father would go down. We heard him pull the
cord: three times, four. The bulb over the door went orange, then white.

The whole street breathed out.

We went inside to our separate things, my sister to her homework and my uncle to the football, and it was
as if we had been shown each other and then put back. {I was sorry every time, but I never said it.|I was
sorry every time. I was also relieved, because I had a book.} I do not want to make it sweeter than it
was. The fumes gave my brother a cough that he still has, and my mother ironed at midnight because that
was when the current came back. A country should be able to keep its lamps on.

Now I live in a student residence where the light has not failed once in two years. {It is very
comfortable.|The corridor lamps come on by themselves before I have even reached the switch.} In my first
winter here I invited four people from my floor, turned off everything, and tried to explain the rule
about the ear. They laughed, but they did it. A Finnish girl started with a story about a dog. By the time
it reached me the dog was a priest, and owed somebody money. {I was very happy.|I got up, climbed over
everyone's legs, and went to sit beside her to find out.}
`,
};
