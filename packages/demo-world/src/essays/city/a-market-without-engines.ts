import type { EssaySource } from '../../essay.ts';

export const aMarketWithoutEngines: EssaySource = {
  slug: 'a-market-without-engines',
  title: 'What the Market Women Said',
  comments: [
    'Excellent use of interviews. Introduce each woman by what she sells, as you do with the first.',
  ],
  body: `
For this assignment I asked the people who know our main square best: the market women. {I asked five of
them.|I put my questions to five of them, between six and seven in the morning, while they were setting up
and could not run away.} I expected them to be against a car-free centre. What I got was more interesting
than for or against, {and I present it here|and I shall try not to make it tidier than it was}.

The first sells eggs. She said that it was all the same to her, an egg customer comes on foot, because of
the eggs. {That was logical.|I had no further questions.}

The second, with potatoes, was against it. Ten kilos are ten kilos. {She told me that old customers can't
carry them.|Her customers are over seventy; they come with the car and she puts the sack in the boot
herself.} I asked what would be if the potatoes were brought to their homes. "Then they wouldn't come at
all," she said. "And I know who's ill by who isn't here." So the car was for her not about the weight. {It
was about seeing people.|It was the way in which she got to see them, and any solution that moved the sack
without moving the customer would be no solution.}

The third and fourth are sisters with cheese, and they disagreed. The elder remembers the square before
the cars, and said that it was louder: horses, and men with handcarts swearing. The younger one wants the
tables of the cafés out {before anyone talks about cars|first: in the last three years, she said, she has
lost two metres to cappuccino and not a centimetre to a car}. {I had not thought about that.|I had never
thought of a chair as something that takes up space.}

The last, herbs and seedlings, waited until I had put my pencil away. She said that everybody talks about
the square as though it were one. But it is one at six, another one at ten, and at night {a third|it
belongs to the drunk and the cleaning machine}. "Why must it be always the same rule?" {I think she is
right.|} Cars until eight, so that we can set up. Then nobody until two. After that, for one hour,
everyone who has bought something heavy, and the potatoes. And then chairs, as far as I'm concerned, until
midnight.

{In conclusion, one can say that there are many opinions about this topic.|I came with a question that has
two answers and went home with a timetable.} It seems to me that the dispute about the car-free centre is
so bitter since it is conducted about a place, when what is scarce is not only place but hours. {We should
share the time.|The market has known this for eight hundred years. It is there, and then it is gone, and
you can walk across the wet stones where it was.}
`,
};
