import type { EssaySource } from '../../essay.ts';

export const heatIsland: EssaySource = {
  slug: 'heat-island',
  title: 'Thirty-Eight Degrees in Marktgasse',
  comments: [
    'The thermometer walk is a fine piece of method. Say how you chose the spots, and the reader will trust you more.',
  ],
  body: `
On the twelfth of July it was thirty-one degrees in our town, said the radio. {I went through the centre
with a thermometer.|I borrowed the thermometer of the physics laboratory and went for a walk.} In the park
it was twenty-eight. Under the chestnuts of the schoolyard it was twenty-nine. In Marktgasse, which is
seven metres wide and full of parked cars, I measured thirty-eight, at the height of my chest, {in the
shade|in the shade, with my hand over the sensor to keep off the sun}. One roof, a black one, I could not
touch.

{The debate about cars in the centre is always about driving.|We argue about the cars that drive. I had
never considered what the ones that stand still are doing.} They stand on dark ground, they are made of
metal, they store up the day like a tiled stove and give it out to the evening. Above all, they stand
{where trees could stand|exactly where a tree would have to stand}. You cannot plant a lime on a parking
space, and this is not a figure of speech: {it needs space for the roots|it wants twelve cubic metres of
earth, which is, nearly to the centimetre, the space below one car}.

I know that cars did not make the summers hot on their own, and that closing one lane in one town would
not be noticed by the climate. {That is often said.|Whoever says so is right, and it is beside the point.}
It isn't about what the lane can do for the climate but about what it can do for Frau Lüders, who is
eighty-four and lives on the second floor, above the black roof. In that week she did not go down for nine
days. Her shopping was done by {the student next door|the student next door, who tells you this with a
thermometer in his hand}.

The usual reply is that people need to park somewhere. {It is correct.|So they do.} I have counted
sixty-two cars in Marktgasse. Nineteen belong to residents. In the multi-storey behind the station, four
minutes away, {there were free places|there were on the same afternoon two hundred and six free places, in
the cool}. They cost two euros and the lane costs nothing. We have, then, not a lack of space but {the
wrong price|a lane that is too cheap for cars and becomes too dear for Frau Lüders}.

My proposal is therefore quite small. Not the whole centre, not for ever, no blue-sky drawings: {we should
take out every fourth car and plant a tree|every fourth space, one tree}. There would be fifteen trees in
Marktgasse. In ten years they would meet in the middle. {And then one could measure again.|I have written
my thirty-eight degrees on the wall of the stairwell, with the date, low down, as one does with children,
so that someone can stand there with a thermometer and see how far it has come down.}
`,
};
