import type { EssaySource } from '../../essay.ts';

export const readingRoomThree: EssaySource = {
  slug: 'reading-room-three',
  title: 'Reading Room Three',
  outline: [
    'fans and the catalogue',
    "Mr Varadan's question",
    'the wrong shelf',
    'power of the request slip',
    'what a library is',
  ],
  score: 86,
  comments: [
    'The wrong shelf is the heart of this essay. You could afford to arrive at it earlier.',
    '"He gave me the book as if it were a result" - precise and surprising. More like this.',
  ],
  body: `
My parents sent me to the library because it had fans. Our flat in Mylapore faced west, and from March on
{it was very hot in the afternoon|the afternoons there were not weather but a kind of illness}. The
district library was eleven minutes away. It was free, nobody would bother a girl of ten in it, and in
Reading Room Three the ceiling was so high that {the air was cool|the heat went up and stayed there, among
the pigeons}.

You could not take a book from a shelf. There was a catalogue of cards in wooden drawers, and slips of
paper, and you wrote the number on a slip and gave it to Mr Varadan, {the librarian|who carried it off
into the stacks like a prescription}. After five or ten minutes he came back with the book or with the
word "missing". On my first day I did not know about the catalogue. I went up to his counter and said that
I wanted something good. He thought about it much longer than I had expected. "Good for what?" he said.

{I did not know what to say and went home.|I had no answer, and I was so ashamed of having none that I
went home into the heat.} But the question came along. All evening I tried it on things. The new mixer:
good for what? My cousin's marks: good for what? The next day I returned and said: good for finding out
why the pigeons in here do not fall asleep and drop down. He nodded, {wrote something and came back with a
book about birds|wrote the slip for me, and gave me the book as if it were a result}. It was in English,
it was for veterinary students, and there on page ninety was a drawing of the tendon that locks a bird's
foot around a branch.

{After that I went every day for five years.|} The slips taught me to want things exactly. If you have to
write down a number and wait ten minutes, you do not ask for just anything. {That is different today.|I do
not say that this is better than a search box; my nieces find in a second what took me an April.} But it
has stayed in my hand. Before I look something up, I hear the question.

The other thing that I learned there I learned by mistake. Once, in the rains, Mr Varadan was ill and his
deputy let me go into the stacks myself. I was looking for tides. I misread a four as a nine and found
myself in front of a shelf of trial records from the eighteen-eighties, the actual words of weavers and
moneylenders, printed on paper that broke when I touched it. {I read until it was closed.|I sat down on
the floor and read until they rang the bell.} Nobody had recommended this. I could never have asked for
it, because I did not know that it was there to be wanted. {So the slips are only half of the truth.|So
the exact question is only half of what a library is for. The other half is the wrong shelf.}

I have chosen to study history, and when I explain why, I usually tell about the weavers. It sounds
better. But in honesty I think that it began with the bird's foot: with somebody on the other side of a
counter who took what a child wanted so seriously that he asked her to be clear about it. {I hope that I
will be like him.|I give tutorials now to first-years, who come and tell me that they need a good topic. I
try to think about it for much longer than they expect.}
`,
};
