/** A small district as OneRoster 1.1 files, whose rows tests remove, change or extend. */
export interface RosterWorld {
  userHead: string;
  enrollmentHead: string;
  users: string[];
  classes: string[];
  enrollments: string[];
  email: (sourcedId: string) => string;
}

/** @param prefix Prefix of the email addresses, so that each test world has its own. */
export function sampleWorld(prefix: string): RosterWorld {
  const email = (sourcedId: string) => `${prefix}.${sourcedId}@example.org`;
  const person = (sourcedId: string, role: string) =>
    `${sourcedId},,,true,${role},,First,${sourcedId.toUpperCase()},${email(sourcedId)}`;
  return {
    email,
    userHead: 'sourcedId,status,dateLastModified,enabledUser,role,username,givenName,familyName,email',
    enrollmentHead: 'sourcedId,status,dateLastModified,classSourcedId,userSourcedId,role,primary',
    users: [
      ...['s1', 's2', 's3'].map((id) => person(id, 'student')),
      ...['t1', 't2'].map((id) => person(id, 'teacher')),
      person('p1', 'parent'),
    ],
    classes: ['c1,,,Rhetoric,k1,CODE1,scheduled,o1,y1', 'c2,,,Poetics,k1,CODE2,scheduled,o1,y1'],
    enrollments: [
      'e1,,,c1,s1,student,false',
      'e2,,,c1,s2,student,false',
      'e3,,,c2,s1,student,false',
      'e4,,,c2,s3,student,false',
      'e5,,,c1,t2,teacher,false',
      'e6,,,c1,t1,teacher,true',
      'e7,,,c2,t2,teacher,true',
    ],
  };
}

export function exportFiles(world: RosterWorld): [string, string][] {
  const file = (name: string, head: string, rows: readonly string[]): [string, string] => [
    `${name}.csv`,
    `${[head, ...rows].join('\r\n')}\r\n`,
  ];
  const kinds = ['orgs', 'academicSessions', 'courses', 'classes', 'users', 'enrollments'];
  return [
    file('manifest', 'propertyName,value', [
      'manifest.version,1.0',
      'oneroster.version,1.1',
      ...kinds.map((kind) => `file.${kind},bulk`),
      'file.demographics,absent',
    ]),
    file('orgs', 'sourcedId,status,dateLastModified,name,type', ['o1,,,School,school']),
    file('academicSessions', 'sourcedId,status,dateLastModified,title,type,startDate,endDate', [
      'y1,,,Year,schoolYear,2026-08-01,2099-07-31',
    ]),
    file('courses', 'sourcedId,status,dateLastModified,title,orgSourcedId,subjects', [
      'k1,,,Writing,o1,"Literature,Other"',
    ]),
    file(
      'classes',
      'sourcedId,status,dateLastModified,title,courseSourcedId,classCode,classType,schoolSourcedId,termSourcedIds',
      world.classes,
    ),
    file('users', world.userHead, world.users),
    file('enrollments', world.enrollmentHead, world.enrollments),
  ];
}
