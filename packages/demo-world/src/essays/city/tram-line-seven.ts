import type { EssaySource } from '../../essay.ts';

export const tramLineSeven: EssaySource = {
  slug: 'tram-line-seven',
  title: 'Ask the Tram',
  comments: [
    "The structure is a little like a list. Can the tram driver's remark connect your three points?",
  ],
  body: `
In the discussion about the car-free city centre there is one party that nobody asks, and that is the
tram. {I am a tram driver's daughter.|My father drives line 7, so I have it at home at the supper table.}

First, the tram shows what a street can carry. One tram of line 7 has room for two hundred people. {In the
same space you can put six cars.|On the rails where it stands, six cars would fit, with on average one and
a bit persons in each.} My father sees them from above. "Six coats and sixty empty seats," he says. {He is
not against cars.|He says it without scorn, as another man would tell you the depth of a river.} If a city
has too little room, and ours has, then it has to ask of everything that moves how many people are in it.

Second, the tram shows what does not work. It has had its own lane in Königstraße for ten years. But each
day somebody stops on it "only for a moment", with the warning lights on. {The whole line is then late.|My
father rings the bell, and two hundred people look at their watches because of one man and his dry
cleaning.} A lane is paint. So I do not believe in half measures, in "calming" or "shared use" or signs
with a smiling sun. {A rule must be clear.|Either the street is closed, with a bollard which goes down for
the ambulance, or it is not.}

The third point speaks against my own side. When there was a strike in February, {nothing worked|the tram
did not run for six days, and on the seventh I understood something}. The people who suffered were not
those with cars. They had their cars. It was the people who had trusted the tram and sold theirs. {A
car-free centre makes us dependent.|Anyone who calls for a centre without cars is asking others to depend
on a thing that depends, in turn, on a budget.} Therefore it is not enough to forbid something. There must
be a promise, and it has to be written down: every five minutes, until one o'clock, also in the year after
the election.

{To sum up, I am in favour of it if the tram gets more money.|} I asked my father what he would do if he
were mayor. He thought about it for two stops, which is his way of measuring. "I'd close it," he said,
"and then {I'd drive through it very slowly|I'd make every one of the council come to work on the seven
for a month. Standing."}
`,
};
