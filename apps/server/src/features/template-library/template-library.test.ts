import { limits, templateExtensions, templateSchema } from '@redraft/contracts';
import { fflateCodec, inflateEntry, packEntry, readZip, writeZip } from '@redraft/documents';
import { en } from '@redraft/sentences/en';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useApp } from '../../testing/app.ts';
import { createAssignment, createClass } from '../../testing/course.ts';
import { declared, officeFile, withPart, zipBomb } from '../../testing/office-files.ts';
import { addTemplate, applyTemplate, download, formOf, mainFile, upload } from '../../testing/templates.ts';

const app = useApp();
const wrongType = {
  status: 415,
  body: {
    code: 'document.wrong_type',
    message: 'Invalid file type. Please upload a valid Office template file.',
  },
};
const invalid = { status: 400, body: { code: 'document.invalid' } };
const library = async (caller: Awaited<ReturnType<typeof app.signInAs>>) =>
  z.array(templateSchema).parse((await caller.call('GET', '/api/auxfiles/templates')).body);

const everyExtension = Object.entries(templateExtensions).flatMap(([type, extensions]) =>
  extensions.map((extension) => [extension, type] as const),
);

describe('uploading a template', () => {
  it.each(everyExtension)(
    'an uploaded %s becomes a template of the type %s',
    async (extension, contentType) => {
      const instructor = await app.signInAs('ROLE_INSTRUCTOR');
      const added = await addTemplate(app, instructor, {
        name: `Mine.${extension.toUpperCase()}`,
        bytes: officeFile(extension),
      });
      expect(added).toMatchObject({
        title: 'Essay outline',
        description: 'For the first week',
        type: extension,
        contentType,
        tumbnailFileId: added.id,
      });
      expect(await library(instructor)).toEqual([added]);
    },
  );

  it('the fields of an upload are accepted in any order', async () => {
    const instructor = await app.signInAs('ROLE_INSTRUCTOR');
    const form = new FormData();
    form.set('selectedFile', new File([new Uint8Array(officeFile('docx'))], 'a.docx'));
    form.set('title', '  File first ');
    expect(await upload(app, instructor, form)).toMatchObject({
      status: 200,
      body: { title: 'File first', description: '' },
    });
  });

  const bytes = officeFile('docx');
  const readme = packEntry({ name: 'readme.txt', content: new Uint8Array([65]), codec: fflateCodec });
  const otherZip = writeZip([readme]);
  const macros = 'ms-word.document.macroEnabled.main+xml';
  it.each([
    [
      'a program named .docx',
      'run.docx',
      new TextEncoder().encode('MZ\u0090 This program cannot be run'),
      wrongType,
    ],
    ['a program', 'run.exe', new TextEncoder().encode('MZ'), wrongType],
    ['a file without an extension', 'docx', bytes, wrongType],
    ['a text document with an extension behind it', 'a.docx.exe', bytes, wrongType],
    ['nothing in a file', 'a.docx', new Uint8Array(), wrongType],
    ['any other zip', 'a.docx', otherZip, wrongType],
    ['a workbook named .docx', 'a.docx', officeFile('xlsx'), wrongType],
    ['a template named .docx', 'a.docx', officeFile('dotx'), wrongType],
    ['a document named .dotx', 'a.dotx', bytes, wrongType],
    ['a drawing that is no template', 'a.otg', declared(officeFile('otg'), '-template', ''), wrongType],
    ['a document with Visual Basic', 'a.docx', withPart(bytes, 'word/vbaProject.bin', 'x'), wrongType],
    [
      'a document that declares macros',
      'a.docx',
      declared(bytes, 'openxmlformats-officedocument.wordprocessingml.document.main+xml', macros),
      wrongType,
    ],
    ['an OpenDocument text with Basic', 'a.odt', withPart(officeFile('odt'), 'Basic/a.xml', 'x'), wrongType],
    ['a document cut off in the middle', 'a.docx', bytes.subarray(0, bytes.length / 2), invalid],
    ['a document with a damaged part', 'a.docx', damaged(bytes), invalid],
    ['a zip bomb', 'a.docx', zipBomb(), invalid],
  ])('uploading a template refuses %s', async (_what, name, content, refusal) => {
    const instructor = await app.signInAs('ROLE_INSTRUCTOR');
    expect(await upload(app, instructor, formOf(name, content))).toMatchObject(refusal);
    expect(await library(instructor)).toEqual([]);
  });

  it('uploading a template requires a file and a title', async () => {
    const instructor = await app.signInAs('ROLE_INSTRUCTOR');
    const withoutFile = formOf('a.docx', bytes);
    withoutFile.delete('selectedFile');
    const refused = { status: 400, body: { code: 'template.file_required', message: 'File is required.' } };
    expect(await upload(app, instructor, withoutFile)).toMatchObject(refused);
    withoutFile.set('selectedFile', new File([], ''));
    expect(await upload(app, instructor, withoutFile)).toMatchObject(refused);
    for (const title of [null, '  ']) {
      const form = formOf('a.docx', bytes, title ?? '');
      if (title === null) form.delete('title');
      expect(await upload(app, instructor, form)).toMatchObject({
        status: 400,
        body: { code: 'request.invalid', message: 'Title is required.' },
      });
    }
    const long = formOf('a.docx', bytes, 'a'.repeat(201));
    expect(await upload(app, instructor, long)).toMatchObject({
      status: 400,
      body: { message: 'A title can have up to 200 characters.' },
    });
  });

  it('uploading a template removes references to a template in the document', async () => {
    const instructor = await app.signInAs('ROLE_INSTRUCTOR');
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate';
    const rels = `<Relationships><Relationship Id="rId1" Type="${type}" Target="https://example.org/t.dotm" TargetMode="External"/></Relationships>`;
    const named = withPart(bytes, 'word/_rels/settings.xml.rels', rels);
    const { id } = await addTemplate(app, instructor, { name: 'a.docx', bytes: named });
    const main = await mainFile(
      instructor,
      await createAssignment(instructor, await createClass(instructor)),
    );
    await applyTemplate(instructor, main.id, id);
    const file = await download(app, instructor, '/api/auxfiles/assignment/file', { id: main.id });
    const parts = readZip(file.bytes).map((entry) =>
      Buffer.from(inflateEntry(entry, fflateCodec)).toString(),
    );
    expect(parts.join()).not.toContain('example.org');
  });

  it('uploading a template is limited in size', async () => {
    const instructor = await app.signInAs('ROLE_INSTRUCTOR');
    const filler = (size: number) =>
      writeZip([packEntry({ name: 'media.bin', content: noise(size), codec: fflateCodec, store: true })]);
    const large = filler(limits.templateBytes + 1);
    expect(await upload(app, instructor, formOf('a.docx', large))).toMatchObject({
      status: 413,
      body: { code: 'document.too_large', message: en['document.too_large'] },
    });
    expect(await upload(app, instructor, formOf('a.docx', filler(limits.templateBytes - 500)))).toMatchObject(
      wrongType,
    );
  });

  it('uploading a template refuses a body that is not a form or that breaks off', async () => {
    const instructor = await app.signInAs('ROLE_INSTRUCTOR');
    const body = { title: 'JSON' };
    expect((await instructor.call('POST', '/api/auxfiles/template', { body })).status).toBe(400);
    const answer = await app.http().inject({
      method: 'POST',
      url: '/api/auxfiles/template',
      headers: {
        authorization: `Bearer ${instructor.user.accessToken}`,
        'content-type': 'multipart/form-data; boundary=b',
      },
      payload: '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nCut',
    });
    expect({ status: answer.statusCode, body: answer.json() }).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    });
  });
});

it("the template library contains only the instructor's own templates", async () => {
  const [owner, other] = [await app.signInAs('ROLE_INSTRUCTOR'), await app.signInAs('ROLE_INSTRUCTOR')];
  const { id } = await addTemplate(app, owner, { name: 'a.docx', bytes: officeFile('docx') });
  expect(await library(other)).toEqual([]);
  expect((await download(app, other, `/api/auxfiles/image/${id}`)).status).toBe(404);
  expect(await other.call('DELETE', '/api/auxfiles/template', { query: { id } })).toMatchObject({
    status: 404,
    body: { code: 'template.unknown' },
  });
  const main = await mainFile(other, await createAssignment(other, await createClass(other)));
  expect(await applyTemplate(other, main.id, id)).toMatchObject({
    status: 404,
    body: { code: 'template.unknown' },
  });
  expect(await library(owner)).toHaveLength(1);
});

it('a template has a thumbnail of its first page without active content', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const bytes = officeFile('docx', 'Claim <script>alert(1)</script>');
  const { id } = await addTemplate(app, instructor, { name: 'a.docx', bytes });
  const picture = await download(app, instructor, `/api/auxfiles/image/${id}`);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline',
  });
  expect(picture.bytes.toString()).toContain('Claim &lt;script&gt;alert(1)&lt;/script&gt;');
  expect(picture.bytes.toString()).not.toContain('<script');
});

it('deleting a template keeps copies in assignments', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const { id } = await addTemplate(app, instructor, { name: 'a.dotx', bytes: officeFile('dotx') });
  const assignmentId = await createAssignment(instructor, await createClass(instructor));
  const main = await mainFile(instructor, assignmentId);
  await applyTemplate(instructor, main.id, id);
  expect((await instructor.call('DELETE', '/api/auxfiles/template', { query: { id } })).status).toBe(200);
  expect(await library(instructor)).toEqual([]);
  expect(await mainFile(instructor, assignmentId)).toMatchObject({
    templateTitle: 'Essay outline',
    templateFileId: null,
  });
});

/** Flips one bit of a part, which its checksum detects. */
function damaged(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(bytes);
  const at = Buffer.from(copy).indexOf('word/document.xml') + 40;
  copy[at] = (copy[at] ?? 0) ^ 0x10;
  return copy;
}

/** Incompressible bytes. */
function noise(size: number): Uint8Array {
  let seed = 1;
  return Uint8Array.from({ length: size }, () => {
    seed = (seed * 48_271) % 0x7fffffff;
    return seed & 0xff;
  });
}
