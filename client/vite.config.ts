import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';

const FONTS = ['barlow', 'barlow-condensed', 'spectral'];

/** The fonts' licence asks to travel with them. */
function fontLicences(): Plugin {
  return {
    name: 'font-licences',
    apply: 'build',
    generateBundle() {
      for (const font of FONTS) {
        const source = readFileSync(`node_modules/@fontsource/${font}/LICENSE`);
        this.emitFile({ type: 'asset', fileName: `licences/${font}.txt`, source });
      }
    },
  };
}

/** Scripts and style sheets a second time, packed as tightly as browsers understand: the server sends these. */
function packedTightly(): Plugin {
  return {
    name: 'packed-tightly',
    apply: 'build',
    writeBundle({ dir = 'dist' }, bundle) {
      for (const file of Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name))) {
        const path = join(dir, file);
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), fontLicences(), packedTightly()],
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'], // the first that know light-dark()
    assetsInlineLimit: 0, // the server's content policy allows files of its own, no data: fonts
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:7266' } },
  // One module graph for all files: each would otherwise load the same modules again, which takes four times as long as the tests.
  test: { include: ['src/**/*.test.ts'], environment: 'node', isolate: false },
});
