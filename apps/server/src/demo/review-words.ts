import { type PracticeComment, type RubricContent, rubricContentSchema } from '@redraft/contracts';

/** The rubric of peer reviewers in the round; it awards no points. */
export const criteriaOfReviewers: RubricContent = rubricContentSchema.parse({
  title: 'Reading as a reader',
  criteria: [
    {
      title: 'The claim',
      description: 'What you take the text to say',
      levels: [
        { title: 'I could say it in one sentence', description: '', points: 2 },
        { title: 'I had to search for it', description: '', points: 1 },
        { title: 'I am not sure yet', description: '', points: 0 },
      ],
    },
    {
      title: 'What it rests on',
      description: 'Examples, observations, sources',
      levels: [
        { title: 'It convinced me', description: '', points: 2 },
        { title: 'I wanted more of it', description: '', points: 1 },
      ],
    },
  ],
});

interface Answer {
  criterion: number;
  level: number;
  comment: string;
}

/** Answers by criterion, one list for each reviewer in turn. */
export const answersByCriteria: readonly (readonly Answer[])[] = [
  [
    { criterion: 0, level: 1, comment: 'I found it in the third paragraph, where I no longer expected it.' },
    { criterion: 1, level: 0, comment: 'Your own walk through the street said more than the numbers.' },
  ],
  [
    { criterion: 0, level: 0, comment: 'You want fewer cars, and you say for whom.' },
    {
      criterion: 1,
      level: 1,
      comment: 'One example carries the whole second half. A second one would help.',
    },
  ],
  [
    { criterion: 0, level: 2, comment: 'At first I thought you were for it, later against it.' },
    { criterion: 1, level: 1, comment: 'Where did you read this? I would have liked to follow it.' },
  ],
];

/** The example text on which the class practises before reviewing. */
export const practiceExample = [
  'Our library closes at six. That is too early. Most of us have lessons until five, and the bus takes half an hour.',
  'In other towns libraries are open longer, and nothing bad has happened there. It would also be good for the town.',
].join('\n');

export const samplesOfStaff: PracticeComment[] = [
  {
    passage: 'Most of us have lessons until five, and the bus takes half an hour.',
    comment:
      'Here I started to believe you, because I could picture the half hour myself. You could say how many of you there are.',
  },
  {
    passage: 'In other towns libraries are open longer, and nothing bad has happened there.',
    comment:
      'I wondered which towns, since I cannot check it. Try naming one, and what its library does after six.',
  },
  {
    passage: 'It would also be good for the town.',
    comment: 'This last sentence could stand in any text. Try ending with who would come in that hour.',
  },
];

/** Students' comments on the example, one entry for each student in turn. */
export const commentsOnExample: readonly PracticeComment[] = [
  { passage: 'That is too early.', comment: 'For whom? You could put the next sentence before it.' },
  {
    passage: 'It would also be good for the town.',
    comment: 'I did not understand why, because nothing before this is about the town. Maybe leave it out.',
  },
];
