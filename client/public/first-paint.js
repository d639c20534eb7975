// Runs before the first paint, so that a chosen theme or language never flashes the other one.
(function () {
  try {
    var theme = localStorage.getItem('samovar.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    var language = localStorage.getItem('samovar.language');
    if (language === 'fr' || language === 'en') document.documentElement.lang = language;
  } catch {
    // A browser without storage follows the system.
  }
})();
