import type { EssaySource } from '../../essay.ts';

export const whatJosephineKnew: EssaySource = {
  slug: 'what-josephine-knew',
  title: 'What Josephine Knew',
  body: `
{Josephine is the sister of Mrs. Mallard and she is worried about her health.|I have a younger sister, so
I have read this story from the wrong side of the door.}

From there it is a different one. {We know only what Josephine knows.|From outside, what do you know? That
she went up alone and would have no one follow her.} That she has a bad heart. That for a long time now
there has not been a sound: no sobbing, which you could have borne, but nothing. You kneel down. It is not
a dignified position. You put your mouth to the keyhole, because you would like your voice to get in
without the rest of you, and {you ask her to open|you say the most useless of all sentences: what are you
doing?}.

"Go away. I am not making myself ill," she answers. It is the truth. But which sister ever believed that?
{I would not have believed it.|I heard the same words through a bathroom door last winter, and I can
report that they do not calm one.}

In our discussion, most people called Josephine a part of the system: she stands for duty, for the family,
she calls Louise back into the role of the sick woman. {I do not agree.|I said nothing, since I could not
have put it politely.} It is true that her care is a kind of cage. The story says so. But it says too that
when the door is opened, Louise does not walk past her. {She puts her arm around her.|"She clasped her
sister's waist, and together they descended the stairs."} Together! With all that triumph in her she has
an arm to spare. It was the first thing that she did as a free person, {and it was also the last|and there
was only time for one}.

I have wondered what Josephine felt on these stairs. There was that arm. Beside her went somebody whom she
had known all her life and who {was changed|carried herself, suddenly, "like a goddess of Victory"}. You
notice such a thing with your hip, your shoulder. For twenty steps, perhaps, she knew more than the
doctors were going to know afterwards, without having a word for it. {And then the key turned.|Then came
the key, and it was she who cried out.}

{What will she tell people?|They will ask her, later. She was the last one with her.} She will say: she
was very brave. She will say it was the joy. {But she will remember the arm.|And at night, I think, she is
going to remember the weight of an arm that was not leaning on her. It was holding her up.}
`,
};
