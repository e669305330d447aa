import S3rver from '@20minutes/s3rver';

/** An S3-compatible server in a process of its own, which a test can kill. */
const [port, directory = '', bucket = ''] = process.argv.slice(2);
await new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory,
  silent: true,
  configureBuckets: [{ name: bucket }],
}).run();
process.send?.('ready');
// Ends with the test that has started it.
process.on('disconnect', () => process.exit());
