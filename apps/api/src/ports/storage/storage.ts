import path from 'node:path';
import type { Config } from '../../config.ts';
import { createLocalStorage } from './local-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { StoragePort } from './storage-port.ts';

/** Where this process keeps photos: object storage where it is set, else the data folder. */
export const createStorage = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): StoragePort =>
  s3 === null ? createLocalStorage(path.join(dataDir, 'photos')) : createS3Storage(s3);
