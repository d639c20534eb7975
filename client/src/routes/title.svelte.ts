/** The window's title: what the page is about. How many other games wait for the reader is put before it (App.svelte). */

class Title {
  name = $state('Samovar');
}

export const title = new Title();
