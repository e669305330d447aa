import type { EssaySource } from '../../essay.ts';

export const sewingOnRueBlanchot: EssaySource = {
  slug: 'sewing-on-rue-blanchot',
  title: "Madame Sarr's Table",
  score: 83,
  comments: [
    'You make the table a character. I can tell you from memory what lies at each of its four corners.',
    '"Cut once, talk all day" would be a stronger ending than the explanation that follows it.',
  ],
  body: `
{My aunt, who is called Madame Sarr by everybody, has a sewing workshop in Saint-Louis.|Everyone on Rue
Blanchot called my aunt Madame Sarr, including her husband.} Her workshop was one room on the ground
floor, open to the street, with four machines along the walls and in the middle a table. I say a table,
but it was two doors laid side by side on trestles, {so it was very big|so big that the room must have
been built around it}. You could still see the keyhole of one of them. When I was small I sat under it,
and I could tell from below, by the shoes, who had come.

In the north corner lay the orders, each rolled up with its measurements pinned to it. In the east corner
stood the tea. In the south were the scissors, which no one but she was allowed to touch, and in the west,
nearest to the street, she kept an empty space the size of a plate. {This was for customers.|That was for
whatever people had brought.} A customer would put down there a photograph, or a telephone with a
photograph in it, or a torn collar, or just her hand, and say: like this.

What my aunt did next I have never seen anywhere else. She did not measure. She talked. {She asked about
the family and the wedding and so on.|She asked who was getting married and whether the mother was in
favour; how long the speeches would be; if there would be dancing or only the intention of it.} And
slowly, with nobody noticing, she was finding out how the dress had to be. A woman who must sit for three
hours needs another waist than one who wants to dance. A woman whom the family has not forgiven needs
sleeves. At the end she took the scissors and cut, {without drawing a line|straight into six metres of
good bazin, without a line, without breathing}. "You cut once," she said. "So you talk all day."

I began to work there at thirteen, in the holidays: buttons, then hems. {I was not talented.|I had, she
said, honest hands and no eye.} What I was good at was the west corner. I listened, and I remembered. I
knew that Madame Diop's sister was coming from Paris and that nothing could be as it was last time. When
my aunt was at the market, I received the orders, and she would ask me in the evening, not how much or how
long, but {what the customer said|"What did she say when she was already in the door?"}. Because that is
when people tell you.

I am studying to be an architect. In the first year they gave us a site plan and three days to make a
house on it. {I asked who would live in it.|I asked who was going to live there, and if the mother was in
favour.} Everyone laughed, and so did I. But the professor said, rather seriously, that it was a fault in
the exercise.

{I have a picture of the table on my wall.|} I believe that every profession has somewhere in its room a
space the size of a plate, and that you can judge it by whether it is kept empty. My own desk is small and
mostly covered. But on the left, at the side nearest to the door, I put nothing down. {You cut once, so
you talk all day.|When someone comes in and says, like this, there has to be somewhere to put it.}
`,
};
