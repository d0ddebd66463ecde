/**
 * Loaded into the server by `npm start` (node --import). The server runs in a process group of its own, so that each signal reaches
 * it once, through the script that started it. When that script is gone, however it ended, the server ends in order
 * instead of living on with the port and the database.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
